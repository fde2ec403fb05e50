import type { TryLimits } from '../../../http/try-limits'

export type PasskeyTries = ReturnType<typeof createPasskeyTries>

/**
 * Counts passkeys that were refused, for a network alone: a signature cannot be guessed, and a limit of an account would
 * let strangers lock its owner out.
 */
export function createPasskeyTries({ passkeysOfNetwork, networkKeys }: PasskeyTriesDeps) {
  /** @returns what to call when the passkey was right; @throws AppError TOO_MANY_REQUESTS */
  async function take(ip: string): Promise<() => Promise<void>> {
    const network = networkKeys('passkey', ip)
    await passkeysOfNetwork.take(...network)
    return async () => {
      for (const key of network) await passkeysOfNetwork.takeBack(key)
    }
  }

  return { take }
}

type PasskeyTriesDeps = Pick<TryLimits, 'passkeysOfNetwork' | 'networkKeys'>
