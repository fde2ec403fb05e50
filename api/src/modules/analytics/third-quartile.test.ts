import { thirdQuartile } from './third-quartile'

test('if all visits are in one class, the third quartile is three quarters into it', () => {
  expect(thirdQuartile('LCP', [{ class: 7, count: 8 }])).toEqual({ value: 1800 + 0.75 * 700, isMore: false })
})

test('the visits of all classes are ranked together, fastest first', () => {
  const counts = [
    { class: 6, count: 1 },
    { class: 5, count: 3 },
  ]
  expect(thirdQuartile('LCP', counts)).toEqual({ value: 1200, isMore: false })
})

test('beyond the last bound the value is only known to be higher', () => {
  expect(thirdQuartile('CLS', [{ class: 5, count: 1 }])).toEqual({ value: 0.5, isMore: true })
})

test('without visits there is no quartile', () => {
  expect(thirdQuartile('INP', [])).toBeUndefined()
})
