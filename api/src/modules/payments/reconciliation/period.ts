import { dayInIndia, INDIA_AHEAD_MS } from 'shared-contracts/values/indian-time'
import { AppError } from '../../../errors'

/** A period, including both ends. */
export interface Period {
  from: Date
  to: Date
}

const DAY_MS = 24 * 3_600_000
/** A quarter is the most that anyone needs to compare at once. */
const MOST_DAYS = 92
const USUAL_DAYS = 3

/** @param from the first day, such as 2026-11-20. @throws AppError for an invalid, too long or future period */
export function parsePeriod(from: string, to: string, now: Date): Period {
  const period = { from: parseDay(from), to: new Date(parseDay(to).getTime() + DAY_MS - 1) }
  const days = (period.to.getTime() + 1 - period.from.getTime()) / DAY_MS
  if (days < 1) throw invalid(`${from} is after ${to}.`)
  if (days > MOST_DAYS) throw invalid(`At most ${MOST_DAYS} days can be compared at once.`)
  if (period.from > now) throw invalid(`${from} is in the future.`)
  return period
}

/** Returns the last `days` days in India, up to and including today: at least 3, at most 92. */
export function lastDays(now: Date, days = USUAL_DAYS): Period {
  const count = Math.min(Math.max(days, USUAL_DAYS), MOST_DAYS)
  return parsePeriod(dayInIndia(new Date(now.getTime() - (count - 1) * DAY_MS)), dayInIndia(now), now)
}

export function countDays(earlier: string, later: string): number {
  return Math.round((parseDay(later).getTime() - parseDay(earlier).getTime()) / DAY_MS)
}

function parseDay(date: string): Date {
  const midnight = new Date(/^\d{4}-\d\d-\d\d$/.test(date) ? `${date}T00:00:00Z` : Number.NaN)
  // Date would read 30 February as 2 March.
  const isDay = !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(date)
  if (!isDay) throw invalid(`${date} is not a date. Write it as 2026-11-22.`)
  return new Date(midnight.getTime() - INDIA_AHEAD_MS)
}

function invalid(message: string): AppError {
  return new AppError('INVALID_INPUT', message)
}
