import type { TryLimits } from '../../http/try-limits'

interface LoginTry {
  /** Normalised. */
  email: string
  ip: string
  /** The id of a browser in which this owner has logged in before. */
  knownBrowser: string | undefined
}

export type LoginTries = ReturnType<typeof createLoginTries>

/**
 * Counts wrong passwords: for an address, for a network, and separately for the owner's own browser. `http/limits.ts` says
 * how many there may be.
 */
export function createLoginTries({ proofs, networkKeys }: Pick<TryLimits, 'proofs' | 'networkKeys'>) {
  /** @returns what to call when the password was right; @throws AppError TOO_MANY_REQUESTS */
  async function take({ email, ip, knownBrowser }: LoginTry): Promise<() => Promise<void>> {
    if (knownBrowser) {
      const own = `login browser ${knownBrowser} ${email}`
      await proofs.take(own)
      return () => proofs.forgive(own)
    }
    const address = `login address ${email}`
    const network = networkKeys('login', ip)
    // The network comes first: once it is over its limit, it no longer uses up the tries of an address.
    await proofs.take(...network, address)
    return async () => {
      await proofs.forgive(address)
      for (const key of network) await proofs.takeBack(key)
    }
  }

  return { take }
}
