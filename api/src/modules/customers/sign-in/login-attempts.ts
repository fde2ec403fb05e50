import { toNetwork } from 'shared-contracts/values/network'
import type { AttemptLimits } from '../../../http/limits/attempt-limits'

interface LoginTry {
  /** Normalised. */
  email: string
  ip: string
  /** The id of a browser in which this owner has logged in before. */
  knownBrowser: string | undefined
}

export type LoginAttempts = ReturnType<typeof createLoginAttempts>

/**
 * Counts wrong passwords. Who attempts at one account from one network waits longer and longer, alone. All that is tried at
 * an account, and all that a network attempts, is only slowed: it may be many people's. The owner's own browser is counted
 * apart from everybody. `http/limits/limits.ts` says how many there may be.
 * @param kind under which they are counted apart from others
 */
export function createLoginAttempts(
  { logins, networkKeys }: Pick<AttemptLimits, 'logins' | 'networkKeys'>,
  kind: 'login' | 'admin login' = 'login',
) {
  const { perVisitor, perEmail, perNetwork } = logins

  /** @returns what to call when the password was right; @throws AppError TOO_MANY_REQUESTS */
  async function take({ email, ip, knownBrowser }: LoginTry): Promise<() => Promise<void>> {
    const key = knownBrowser
      ? `${kind} browser ${knownBrowser} ${email}`
      : `${kind} ${toNetwork(ip)} ${email}`
    await perVisitor.take(key)
    if (knownBrowser) return () => perVisitor.forgive(key)
    const network = networkKeys(kind, ip)
    const address = `${kind} address ${email}`
    try {
      await perNetwork.take(...network)
      await perEmail.take(address)
    } catch (error) {
      // No password was looked at, so the next attempt is not to wait longer.
      await perVisitor.takeBack(key)
      throw error
    }
    return async () => {
      await perVisitor.forgive(key)
      await perNetwork.takeBack(...network)
      await perEmail.takeBack(address)
    }
  }

  return { take }
}
