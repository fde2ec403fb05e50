/** The part of a task that a shopper feels begins here. */
const UNFELT_MS = 50

/**
 * Total blocking time: what tasks took over 50 ms each, from the first paint on.
 * @param longTasks start and duration of each, in milliseconds
 */
export function blockingTime(longTasks: readonly (readonly [number, number])[], firstPaint: number): number {
  return longTasks.reduce((sum, [start, duration]) => {
    const from = Math.max(start + UNFELT_MS, firstPaint)
    return sum + Math.max(0, start + duration - from)
  }, 0)
}
