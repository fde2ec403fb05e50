import { computeRetentionEnd } from './retention'

test.each([
  ['2026-11-26T10:00:00Z', '2033-12-31'],
  ['2027-03-31T18:29:59Z', '2033-12-31'],
  ['2027-03-31T18:30:00Z', '2034-12-31'],
])('an invoice of %s is kept until %s, 72 months after the annual return is due', (at, day) => {
  expect(computeRetentionEnd(new Date(at))).toBe(day)
})
