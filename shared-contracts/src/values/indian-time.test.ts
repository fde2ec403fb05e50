import { dayInIndia, yearInIndia } from './indian-time'

afterEach(() => jest.useRealTimers())

test.each([
  ['2026-12-31T18:29:59Z', 2026],
  ['2026-12-31T18:30:00Z', 2027],
])('at %s the year in India is %i', (now, year) => {
  jest.useFakeTimers({ now: new Date(now) })
  expect(yearInIndia()).toBe(year)
})

test.each([
  ['2026-11-22T18:29:59.999Z', '2026-11-22'],
  ['2026-11-22T18:30:00Z', '2026-11-23'],
  ['2027-02-28T20:00:00Z', '2027-03-01'],
])('at %s the day in India is %s, as its calendar has it', (now, day) => {
  const at = new Date(now)
  expect(dayInIndia(at)).toBe(day)
  expect(at.toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' })).toBe(day)
})
