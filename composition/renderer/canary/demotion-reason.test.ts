import { demotionReason } from './demotion-reason'

const counts = (visits: number, failures: number, failingNetworks = failures) => ({
  visits,
  failures,
  failingNetworks,
})
const healthy = counts(1000, 2)

test('a canary that fails every visit is demoted at the fifth', () => {
  expect(demotionReason(counts(4, 4), healthy)).toBeUndefined()
  expect(demotionReason(counts(5, 5), healthy)).toBe(
    'It failed in 5 of 5 visits (100 %), compared with 0 % for the live version.',
  )
})

test('two failing browsers are not enough to demote a canary', () => {
  expect(demotionReason(counts(6, 2), healthy)).toBeUndefined()
  expect(demotionReason(counts(6, 3), healthy)).toContain('3 of 6 visits (50 %)')
})

test('a canary that fails a little more than the live version stays', () => {
  expect(demotionReason(counts(1000, 50), healthy)).toBeUndefined()
  expect(demotionReason(counts(1000, 60), healthy)).toContain('6 %')
})

test('no canary is blamed while the api or the connection is down for all', () => {
  expect(demotionReason(counts(100, 80), counts(900, 500))).toBeUndefined()
})

test('a canary is judged by itself while the live version has no visits', () => {
  expect(demotionReason(counts(5, 3), counts(0, 0))).toContain('compared with 0 % for the live version')
})

test('any number of failures from only two networks is not enough either', () => {
  expect(demotionReason(counts(100, 100, 2), healthy)).toBeUndefined()
})

test('a canary that nearly always fails is demoted, however often the live version is reported to fail', () => {
  expect(demotionReason(counts(100, 100), counts(900, 900))).toContain('100 of 100 visits')
})

test('failures of the live version in only two networks do not excuse a canary', () => {
  expect(demotionReason(counts(13, 10), counts(6, 6, 2))).toContain('10 of 13 visits')
})
