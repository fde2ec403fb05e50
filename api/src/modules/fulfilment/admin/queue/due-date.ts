import { delivery } from 'shared-contracts/fulfilment/delivery'
import { dayInIndia } from 'shared-contracts/values/indian-time'

const ONE_DAY_MS = 24 * 60 * 60_000
const SUNDAY = 0

/** Returns the last day to ship under the policy (specification 20.1). Saturdays count as business days. */
export function dueDay(orderedAt: Date): string {
  let day = new Date(`${dayInIndia(orderedAt)}T00:00:00Z`)
  for (let counted = 0; counted < delivery.processing.to; ) {
    day = new Date(day.getTime() + ONE_DAY_MS)
    if (day.getUTCDay() !== SUNDAY) counted += 1
  }
  return day.toISOString().slice(0, 10)
}

/** Returns the start of the promised period: orders placed before it and not shipped are late. */
export function promisedSince(now: Date): Date {
  const today = dayInIndia(now)
  let first = new Date(`${today}T00:00:00+05:30`)
  for (let earlier = first; dueDay(earlier) >= today; earlier = new Date(first.getTime() - ONE_DAY_MS))
    first = earlier
  return first
}
