import { dayInIndia } from 'shared-contracts/values/indian-time'
import { dueDay, promisedSince } from './due-date'

test('an order ships within seven days, not counting Sundays', () => {
  expect(dueDay(new Date('2026-11-26T10:00:00+05:30'))).toBe('2026-12-04')
})

test('an order placed late in the evening counts from that day in India', () => {
  expect(dueDay(new Date('2026-11-26T23:30:00+05:30'))).toBe('2026-12-04')
  expect(dueDay(new Date('2026-11-27T00:30:00+05:30'))).toBe('2026-12-05')
})

test('on every day of a month, orders older than the promised days are late and others are not', () => {
  for (let day = 1; day <= 31; day += 1) {
    const now = new Date(Date.UTC(2026, 11, day, 12))
    const since = promisedSince(now)
    expect(dueDay(since) >= dayInIndia(now)).toBe(true)
    expect(dueDay(new Date(since.getTime() - 1)) < dayInIndia(now)).toBe(true)
  }
})
