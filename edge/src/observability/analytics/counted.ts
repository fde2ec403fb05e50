import type { Count } from 'shared-contracts/analytics/analytics-schema'

/** The api's limit per message. */
const MOST_AT_ONCE = 1000

/** Collects counts until they are sent. */
export function createCounted() {
  const counts = new Map<string, Count>()

  function add(sum: Count): void {
    const { count, ...thing } = sum
    const key = JSON.stringify(thing)
    counts.set(key, { ...sum, count: (counts.get(key)?.count ?? 0) + count })
  }

  /** Removes and returns the counts for one message. */
  function take(): Count[] {
    const taken = [...counts].slice(0, MOST_AT_ONCE)
    for (const [key] of taken) counts.delete(key)
    return taken.map(([, sum]) => sum)
  }

  return { add, take }
}
