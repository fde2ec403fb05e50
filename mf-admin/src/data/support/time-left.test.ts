import { timeLeft } from './time-left'

const now = new Date('2026-11-26T12:00:00Z')

test.each([
  [{ dueAt: '2026-12-26T12:00:00Z' }, '30 days left to close', 'neutral'],
  [{ dueAt: '2026-12-26T11:59:00Z' }, '30 days left to close', 'neutral'],
  [{ dueAt: '2026-12-01T12:00:00Z' }, '5 days left to close', 'warn'],
  [{ dueAt: '2026-11-27T13:00:00Z' }, '25 hours left to close', 'warn'],
  [{ dueAt: '2026-11-26T13:00:00Z' }, '1 hour left to close', 'warn'],
  [{ dueAt: '2026-11-23T12:00:00Z' }, 'Late: 3 days overdue', 'bad'],
] as const)('the reader sees how much time is left: %j', (due, text, tone) => {
  expect(timeLeft(due, now)).toEqual({ text, tone })
})
