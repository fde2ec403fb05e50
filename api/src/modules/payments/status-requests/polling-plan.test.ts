import {
  CLOSING_AGE_MS,
  computePollDelay,
  computeRetryDelay,
  FIRST_QUESTION_MS,
  paymentPlan,
  refundPlan,
} from './polling-plan'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

test('a payment is polled often at first, then rarely, then not at all', () => {
  const wait = (age: number) => computePollDelay(paymentPlan, age)
  expect(wait(FIRST_QUESTION_MS)).toBe(3 * SECOND)
  expect(wait(2 * MINUTE)).toBe(10 * SECOND)
  expect(wait(10 * MINUTE)).toBe(MINUTE)
  expect(wait(HOUR)).toBe(15 * MINUTE)
  expect(wait(3 * HOUR)).toBe(HOUR)
  expect(wait(31 * DAY)).toBeUndefined()
})

test('an unpaid order costs fewer than sixty polls', () => {
  let age = FIRST_QUESTION_MS
  let questions = 1
  while (age < CLOSING_AGE_MS) {
    age += computePollDelay(paymentPlan, age) ?? Number.POSITIVE_INFINITY
    questions += 1
  }
  expect(questions).toBeLessThan(60)
  expect(age).toBeLessThan(1.5 * HOUR)
})

test('an unreachable gateway is polled less and less often, but for a month', () => {
  const waits = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((attempts) =>
    computeRetryDelay(paymentPlan, MINUTE, attempts),
  )
  expect(waits).toEqual([6, 10, 20, 40, 80, 160, 320, 640, 900].map((seconds) => seconds * SECOND))
  expect(computeRetryDelay(paymentPlan, 3 * HOUR, 20)).toBe(HOUR)
  expect(computeRetryDelay(paymentPlan, 30 * DAY, 700)).toBe(HOUR)
  expect(computeRetryDelay(paymentPlan, 31 * DAY, 700)).toBeUndefined()
})

test('a refund is polled for a month: every minute at first, then every six hours', () => {
  const wait = (age: number) => computePollDelay(refundPlan, age)
  expect([wait(MINUTE), wait(30 * MINUTE), wait(2 * HOUR), wait(30 * DAY)]).toEqual([
    MINUTE,
    10 * MINUTE,
    6 * HOUR,
    6 * HOUR,
  ])
  expect(wait(31 * DAY)).toBeUndefined()
})
