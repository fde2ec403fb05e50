/** India's time is UTC+5:30 all year round. */
export const INDIA_AHEAD_MS = 5.5 * 3_600_000

/** Returns the day in India, whatever the time zone of server and reader: '2026-11-22'. */
export function dayInIndia(at: Date): string {
  return new Date(at.getTime() + INDIA_AHEAD_MS).toISOString().slice(0, 10)
}

/** Returns the current year in India, whatever the time zone of server and shopper. */
export function yearInIndia(): number {
  return new Date(Date.now() + INDIA_AHEAD_MS).getUTCFullYear()
}
