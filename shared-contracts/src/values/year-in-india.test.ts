import { yearInIndia } from './year-in-india'

afterEach(() => jest.useRealTimers())

test.each([
  ['2026-12-31T18:29:59Z', 2026],
  ['2026-12-31T18:30:00Z', 2027],
])('at %s the year in India is %i', (now, year) => {
  jest.useFakeTimers({ now: new Date(now) })
  expect(yearInIndia()).toBe(year)
})
