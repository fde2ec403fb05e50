interface Kept<Value> {
  value: Value
  version: string
  madeAt: number
}

/**
 * Keeps a value that is dear to make.
 * @param make rejects when the value can't be known just now
 * @param currentVersion a value made under another version is made anew
 * @param maxAgeMs a value is made anew after this time in any case
 * @returns the value; the last good one while no new one can be made
 */
export function kept<Value>(
  make: () => Promise<Value>,
  currentVersion: () => Promise<string>,
  maxAgeMs: number,
): () => Promise<Value> {
  let last: Kept<Value> | undefined
  let making: Promise<Kept<Value>> | undefined

  const makeAnew = async (version: string) => ({ value: await make(), version, madeAt: Date.now() })

  return async () => {
    try {
      const version = await currentVersion()
      if (last && last.version === version && Date.now() - last.madeAt < maxAgeMs) return last.value
      making ??= makeAnew(version).finally(() => {
        making = undefined
      })
      last = await making
    } catch (error) {
      if (!last) throw error
    }
    return last.value
  }
}
