import { doubling } from '../../../jobs/queue/waits'
import { ORDER_LIFE_MS } from '../providers/gateway/order-life'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** [up to this age, wait this long between polls], in milliseconds. */
export type Plan = readonly (readonly [age: number, wait: number])[]

/** Applies until the order is closed; the first five steps follow PhonePe's recommendation. */
export const paymentPlan: Plan = [
  [52 * SECOND, 3 * SECOND],
  [112 * SECOND, 6 * SECOND],
  [172 * SECOND, 10 * SECOND],
  [232 * SECOND, 30 * SECOND],
  [20 * MINUTE, MINUTE],
  [2 * HOUR, 15 * MINUTE],
  // A gateway may be down for a long time and a bank slow, but the payment still counts.
  [31 * DAY, HOUR],
]

/** Refunds take minutes, or days at a bank. */
export const refundPlan: Plan = [
  [10 * MINUTE, MINUTE],
  [HOUR, 10 * MINUTE],
  [31 * DAY, 6 * HOUR],
]

/** The delay before the first poll: nobody pays faster than this. */
export const FIRST_QUESTION_MS = 22 * SECOND

/** At this age the gateway takes no more money, so its next answer is final. */
export const CLOSING_AGE_MS = ORDER_LIFE_MS + 5 * MINUTE

const FIRST_RETRY_MS = 5 * SECOND
const LONGEST_RETRY_MS = 15 * MINUTE

/** @param ageMs ms since the payment or refund began. @returns ms until the next poll; undefined to stop */
export function computePollDelay(plan: Plan, ageMs: number): number | undefined {
  return plan.find(([age]) => ageMs < age)?.[1]
}

/** Returns at least the planned delay, longer with each failure. @param attempts failed polls in a row */
export function computeRetryDelay(plan: Plan, ageMs: number, attempts: number): number | undefined {
  const planned = computePollDelay(plan, ageMs)
  return planned && Math.max(planned, doubling(attempts, FIRST_RETRY_MS, LONGEST_RETRY_MS))
}
