import { demotionReason } from './demotion-reason'

const counts = (visits: number, loadFailures: number, renderFailures = 0) => ({
  visits,
  loadFailures,
  renderFailures,
})
const healthy = counts(1000, 2)

test('a canary that fails every visit is demoted at the fifth', () => {
  expect(demotionReason(counts(4, 4), healthy)).toBeUndefined()
  expect(demotionReason(counts(5, 2, 3), healthy)).toBe(
    'It failed in 5 of 5 visits (100 %), the live version in 0 %.',
  )
})

test('two browsers in trouble are no reason', () => {
  expect(demotionReason(counts(6, 2), healthy)).toBeUndefined()
  expect(demotionReason(counts(6, 1, 2), healthy)).toContain('3 of 6 visits (50 %)')
})

test('a canary that fails a little more than the live version stays', () => {
  expect(demotionReason(counts(1000, 50), healthy)).toBeUndefined()
  expect(demotionReason(counts(1000, 60), healthy)).toContain('6 %')
})

test('while the api or the line is away for all, no canary is blamed', () => {
  expect(demotionReason(counts(100, 80), counts(900, 500))).toBeUndefined()
})

test('without a visit of the live version a canary is judged by itself', () => {
  expect(demotionReason(counts(5, 3), counts(0, 0))).toContain('the live version in 0 %')
})
