interface CachedValue<Value> {
  value: Value
  stamp: string
  madeAt: number
}

/**
 * Caches a value until its stamp changes or it expires. @param make rejects if the value is unavailable
 * @returns a function that resolves with the value, or with the last good one if no new one can be made
 */
export function cacheValue<Value>(
  make: () => Promise<Value>,
  currentStamp: () => Promise<string>,
  maxAgeMs: number,
): () => Promise<Value> {
  let last: CachedValue<Value> | undefined
  let making: Promise<CachedValue<Value>> | undefined

  const makeAnew = async (stamp: string) => ({ value: await make(), stamp, madeAt: Date.now() })

  return async () => {
    try {
      const stamp = await currentStamp()
      if (last && last.stamp === stamp && Date.now() - last.madeAt < maxAgeMs) return last.value
      making ??= makeAnew(stamp).finally(() => {
        making = undefined
      })
      last = await making
    } catch (error) {
      if (!last) throw error
    }
    return last.value
  }
}
