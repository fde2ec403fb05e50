import { INDIA_AHEAD_MS } from 'shared-contracts/values/indian-time'

/** Includes its start and excludes its end. */
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

/** Uses days in India, which has no daylight saving time. */
export function computeWindows(now: Date): { today: ComparedWindow; week: ComparedWindow } {
  const inIndia = now.getTime() + INDIA_AHEAD_MS
  const midnight = inIndia - (inIndia % DAY_MS) - INDIA_AHEAD_MS
  const compared = (from: number): ComparedWindow => ({
    now: { from: new Date(from), to: now },
    before: { from: new Date(from - WEEK_MS), to: new Date(now.getTime() - WEEK_MS) },
  })
  return { today: compared(midnight), week: compared(midnight - 6 * DAY_MS) }
}
