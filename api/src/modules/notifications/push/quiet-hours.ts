const MINUTE_MS = 60_000
const DAY_MINUTES = 24 * 60
const INDIA_AHEAD_MINUTES = 330

/** In minutes since midnight in India. The end may be on the next day. */
interface QuietHours {
  quietFrom: number | null
  quietUntil: number | null
}

/** Returns when to notify a device: now, or when its quiet hours end. */
export function dueAfterQuiet(now: Date, { quietFrom, quietUntil }: QuietHours): Date {
  if (quietFrom === null || quietUntil === null) return now
  const minutes = Math.floor(now.getTime() / MINUTE_MS) + INDIA_AHEAD_MINUTES
  const minute = minutes % DAY_MINUTES
  const sinceFrom = (minute - quietFrom + DAY_MINUTES) % DAY_MINUTES
  const length = (quietUntil - quietFrom + DAY_MINUTES) % DAY_MINUTES
  if (sinceFrom >= length) return now
  return new Date((minutes - INDIA_AHEAD_MINUTES + length - sinceFrom) * MINUTE_MS)
}
