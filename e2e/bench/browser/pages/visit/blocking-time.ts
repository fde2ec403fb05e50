/** A task becomes noticeable to the shopper after this. */
const UNFELT_MS = 50

/**
 * Total blocking time: the part of each task over 50 ms, from the first paint on.
 * @param longTasks start and duration of each, in milliseconds
 */
export function blockingTime(longTasks: readonly (readonly [number, number])[], firstPaint: number): number {
  return longTasks.reduce((sum, [start, duration]) => {
    const from = Math.max(start + UNFELT_MS, firstPaint)
    return sum + Math.max(0, start + duration - from)
  }, 0)
}
