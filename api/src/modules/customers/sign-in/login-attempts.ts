import { toNetwork } from 'shared-contracts/values/network'
import type { AttemptLimits } from '../../../http/limits/attempt-limits'

interface LoginTry {
  /** The normalised email address. */
  email: string
  ip: string
  /** The id of a browser this owner has logged in from before. */
  knownBrowser: string | undefined
}

export type LoginAttempts = ReturnType<typeof createLoginAttempts>

/**
 * After each failure, a network's next attempt on the same account has to wait longer. Totals per account and
 * per network are only throttled, because they may come from many people. A known browser has its own limit.
 * For the limits see `http/limits/limits.ts`.
 */
export function createLoginAttempts(
  { logins, networkKeys }: Pick<AttemptLimits, 'logins' | 'networkKeys'>,
  kind: 'login' | 'admin login' = 'login',
) {
  const { perVisitor, perEmail, perNetwork } = logins

  /** @returns a function to call if the password was right. @throws AppError TOO_MANY_REQUESTS */
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
      // No password was checked, so the next attempt must not wait longer.
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
