import { FIRST_QUESTION_MS, nextQuestionIn } from './follow-up-plan'

test('a payment is asked about often at first, then seldom, and one day not at all', () => {
  const minute = 60_000
  expect(nextQuestionIn(FIRST_QUESTION_MS)).toBe(3_000)
  expect(nextQuestionIn(2 * minute)).toBe(10_000)
  expect(nextQuestionIn(10 * minute)).toBe(minute)
  expect(nextQuestionIn(60 * minute)).toBe(15 * minute)
  expect(nextQuestionIn(40 * 24 * 60 * minute)).toBeUndefined()
})
