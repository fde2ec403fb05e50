import type { Sum } from 'shared-contracts/analytics/analytics-schema'

/** The api takes no more at once. */
const MOST_AT_ONCE = 1000

export type Counted = ReturnType<typeof createCounted>

/** What was counted and not yet passed on. */
export function createCounted() {
  const sums = new Map<string, Sum>()

  function add(sum: Sum): void {
    const { count, ...thing } = sum
    const key = JSON.stringify(thing)
    sums.set(key, { ...sum, count: (sums.get(key)?.count ?? 0) + count })
  }

  /** Takes out what one message may hold. */
  function take(): Sum[] {
    const taken = [...sums].slice(0, MOST_AT_ONCE)
    for (const [key] of taken) sums.delete(key)
    return taken.map(([, sum]) => sum)
  }

  return { add, take }
}
