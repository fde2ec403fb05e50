import { doubling } from '../../../jobs/queue/waits'
import { ORDER_LIFE_MS } from '../providers/gateway/order-life'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** [until this age, wait so long between questions], in milliseconds. */
export type Plan = readonly (readonly [age: number, wait: number])[]

/** Until the closing question is answered; the first five are PhonePe's own plan. */
export const paymentPlan: Plan = [
  [52 * SECOND, 3 * SECOND],
  [112 * SECOND, 6 * SECOND],
  [172 * SECOND, 10 * SECOND],
  [232 * SECOND, 30 * SECOND],
  [20 * MINUTE, MINUTE],
  [2 * HOUR, 15 * MINUTE],
  // A gateway may be away for long, and a bank slow: what was paid all the same must not be forgotten.
  [31 * DAY, HOUR],
]

/** A refund is made within minutes, or by a bank within days. */
export const refundPlan: Plan = [
  [10 * MINUTE, MINUTE],
  [HOUR, 10 * MINUTE],
  [31 * DAY, 6 * HOUR],
]

/** Nobody pays faster than this, so the first question waits as long. */
export const FIRST_QUESTION_MS = 22 * SECOND

/** From this age of a payment on, the first answer is the last one: the gateway takes no more money. */
export const CLOSING_AGE_MS = ORDER_LIFE_MS + 5 * MINUTE

const FIRST_RETRY_MS = 5 * SECOND
const LONGEST_RETRY_MS = 15 * MINUTE

/**
 * How long to wait after an answer before the gateway is asked again.
 * @param ageMs since the payment or refund was begun
 * @returns milliseconds, or undefined when it is not asked any more
 */
export function computePollDelay(plan: Plan, ageMs: number): number | undefined {
  return plan.find(([age]) => ageMs < age)?.[1]
}

/**
 * The same after a question that had no answer: never sooner than by the plan, and later with each that failed.
 * @param tries how many questions in a row had no answer
 */
export function computeRetryDelay(plan: Plan, ageMs: number, attempts: number): number | undefined {
  const planned = computePollDelay(plan, ageMs)
  return planned && Math.max(planned, doubling(attempts, FIRST_RETRY_MS, LONGEST_RETRY_MS))
}
