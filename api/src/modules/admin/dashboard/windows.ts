import { INDIA_AHEAD_MS } from 'shared-contracts/values/indian-time'

/** A period that includes its start but not its end. */
export interface Window {
  from: Date
  to: Date
}

/** A period, and the same hours a week before. */
export interface ComparedWindow {
  now: Window
  before: Window
}

const DAY_MS = 24 * 3_600_000
const WEEK_MS = 7 * DAY_MS

/** Returns the last midnight in India, which has no daylight saving time. */
function lastMidnight(now: Date): number {
  const inIndia = now.getTime() + INDIA_AHEAD_MS
  return inIndia - (inIndia % DAY_MS) - INDIA_AHEAD_MS
}

/** Returns the last `count` days in India, up to now: the window and each day's start, oldest first. */
export function computeDays(now: Date, count: number): { window: Window; starts: Date[] } {
  const first = lastMidnight(now) - (count - 1) * DAY_MS
  const starts = Array.from({ length: count }, (_, index) => new Date(first + index * DAY_MS))
  return { window: { from: new Date(first), to: now }, starts }
}

export function computeWindows(now: Date): { today: ComparedWindow; week: ComparedWindow } {
  const midnight = lastMidnight(now)
  const compared = (from: number): ComparedWindow => ({
    now: { from: new Date(from), to: now },
    before: { from: new Date(from - WEEK_MS), to: new Date(now.getTime() - WEEK_MS) },
  })
  return { today: compared(midnight), week: compared(midnight - 6 * DAY_MS) }
}
