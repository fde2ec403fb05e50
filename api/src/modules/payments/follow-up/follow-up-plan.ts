const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** [until this age of the payment, wait so long between questions]; the first five are PhonePe's own plan. */
const plan: readonly (readonly [age: number, wait: number])[] = [
  [52 * SECOND, 3 * SECOND],
  [112 * SECOND, 6 * SECOND],
  [172 * SECOND, 10 * SECOND],
  [232 * SECOND, 30 * SECOND],
  [20 * MINUTE, MINUTE],
  [24 * HOUR, 15 * MINUTE],
  // Cashfree keeps an order open for 30 days.
  [31 * 24 * HOUR, 6 * HOUR],
]

/** Nobody pays faster, so the first question is not asked before. */
export const FIRST_QUESTION_MS = 22 * SECOND

/**
 * How long to wait before the gateway is asked again about a payment.
 * @param ageMs since the payment was started
 * @returns milliseconds, or undefined when it is not asked any more
 */
export function nextQuestionIn(ageMs: number): number | undefined {
  return plan.find(([age]) => ageMs < age)?.[1]
}
