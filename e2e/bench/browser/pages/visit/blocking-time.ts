/** Shoppers do not notice shorter tasks. */
const UNFELT_MS = 50

/** Sums up each task's part beyond 50 ms, from the first paint on. @param longTasks starts and durations, ms */
export function blockingTime(longTasks: readonly (readonly [number, number])[], firstPaint: number): number {
  return longTasks.reduce((sum, [start, duration]) => {
    const from = Math.max(start + UNFELT_MS, firstPaint)
    return sum + Math.max(0, start + duration - from)
  }, 0)
}
