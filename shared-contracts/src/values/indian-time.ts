/** India's time is UTC+5:30 all year round. */
export const INDIA_AHEAD_MS = 5.5 * 3_600_000

/** '2026-11-22': the day in India, regardless of the time zone of server and reader. */
export function dayInIndia(at: Date): string {
  return new Date(at.getTime() + INDIA_AHEAD_MS).toISOString().slice(0, 10)
}

/** The current year in India, regardless of the time zone of server and shopper. */
export function yearInIndia(): number {
  return new Date(Date.now() + INDIA_AHEAD_MS).getUTCFullYear()
}
