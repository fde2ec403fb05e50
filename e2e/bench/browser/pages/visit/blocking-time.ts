/** Shoppers do not notice shorter tasks. */
const UNFELT_MS = 50

/** The part of each task over 50 ms, from the first paint on. @param longTasks start and duration of each, in ms */
export function blockingTime(longTasks: readonly (readonly [number, number])[], firstPaint: number): number {
  return longTasks.reduce((sum, [start, duration]) => {
    const from = Math.max(start + UNFELT_MS, firstPaint)
    return sum + Math.max(0, start + duration - from)
  }, 0)
}
