import { computeSettlementDeadline, formatTicket, parseTicket } from './ticket'

test('a ticket identifies its message, and no other text does', () => {
  expect(parseTicket(formatTicket(1042))).toBe(1042)
  for (const text of ['1042', 'T-', 'T-x', 'T-1 ', 't-1', 'T-9999999999999999'])
    expect(parseTicket(text)).toBeUndefined()
})

test('a message must be resolved within 30 days', () => {
  const sentAt = new Date('2026-02-10T10:00:00Z')
  expect(computeSettlementDeadline(sentAt)).toEqual(new Date('2026-03-12T10:00:00Z'))
})
