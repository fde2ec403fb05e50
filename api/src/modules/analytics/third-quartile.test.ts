import { thirdQuartile } from './third-quartile'

test('where all visits are in one class the third quartile is three quarters into it', () => {
  expect(thirdQuartile('LCP', [{ class: 7, count: 8 }])).toEqual({ value: 1800 + 0.75 * 700, isMore: false })
})

test('the visits of all classes are one row, the fastest first', () => {
  const counts = [
    { class: 6, count: 1 },
    { class: 5, count: 3 },
  ]
  expect(thirdQuartile('LCP', counts)).toEqual({ value: 1200, isMore: false })
})

test('beyond the last bound it is only known to be more', () => {
  expect(thirdQuartile('CLS', [{ class: 5, count: 1 }])).toEqual({ value: 0.5, isMore: true })
})

test('of nothing there is none', () => {
  expect(thirdQuartile('INP', [])).toBeUndefined()
})
