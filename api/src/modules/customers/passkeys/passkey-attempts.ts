import type { AttemptLimits } from '../../../http/limits/attempt-limits'

export type PasskeyAttempts = ReturnType<typeof createPasskeyAttempts>

/** Limits networks only: signatures can't be guessed, and a limit per account could lock out its owner. */
export function createPasskeyAttempts({ passkeysPerNetwork, networkKeys }: PasskeyAttemptsDeps) {
  /** @returns a function to call if the passkey was valid. @throws AppError TOO_MANY_REQUESTS */
  async function take(ip: string): Promise<() => Promise<void>> {
    const network = networkKeys('passkey', ip)
    await passkeysPerNetwork.take(...network)
    return async () => {
      for (const key of network) await passkeysPerNetwork.takeBack(key)
    }
  }

  return { take }
}

type PasskeyAttemptsDeps = Pick<AttemptLimits, 'passkeysPerNetwork' | 'networkKeys'>
