/** India's time is UTC+5:30 all year round. */
const AHEAD_OF_UTC_MS = 5.5 * 3_600_000

/** Returns the current year where the shop is, wherever the server or the shopper may be. */
export function yearInIndia(): number {
  return new Date(Date.now() + AHEAD_OF_UTC_MS).getUTCFullYear()
}
