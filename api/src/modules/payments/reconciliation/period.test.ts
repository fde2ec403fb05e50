import { dayInIndia } from 'shared-contracts/values/indian-time'
import { judgedPeriod, widenPeriod } from './comparison/margins'
import { countDays, lastDays, parsePeriod } from './period'

const now = new Date('2026-11-22T20:00:00Z')

test('days are whole days in India', () => {
  expect(parsePeriod('2026-11-20', '2026-11-22', now)).toEqual({
    from: new Date('2026-11-20T00:00:00+05:30'),
    to: new Date('2026-11-22T23:59:59.999+05:30'),
  })
  expect(dayInIndia(now)).toBe('2026-11-23')
  expect(lastDays(now)).toEqual(parsePeriod('2026-11-21', '2026-11-23', now))
  expect(lastDays(now, 5)).toEqual(parsePeriod('2026-11-19', '2026-11-23', now))
  expect(countDays('2026-10-31', '2026-11-22')).toBe(22)
})

test.each([
  ['2026-02-30', '2026-03-01', '2026-02-30 is not a date.'],
  ['yesterday', '2026-11-22', 'yesterday is not a date.'],
  ['2026-11-22', '2026-11-21', '2026-11-22 is after 2026-11-21.'],
  ['2026-01-01', '2026-11-22', 'At most 92 days'],
  ['2026-11-24', '2026-11-24', '2026-11-24 is in the future.'],
])('from %s to %s is refused', (from, to, message) => {
  expect(() => parsePeriod(from, to, now)).toThrow(message)
})

test('the gateway is queried for a longer period than is compared, and the last hour is not compared', () => {
  const period = parsePeriod('2026-11-23', '2026-11-23', now)
  expect(widenPeriod(period)).toEqual({
    from: new Date('2026-11-22T00:00:00+05:30'),
    to: new Date('2026-11-24T00:59:59.999+05:30'),
  })
  expect(judgedPeriod(period, now)).toEqual({ from: period.from, to: new Date('2026-11-22T19:00:00Z') })
})
