import { auditLogLine } from './audit-log-line'

const entry = { before: null, after: null, why: '' }

test('a refund reads as a sentence with the amount in rupees', () => {
  expect(auditLogLine({ ...entry, what: 'refund-ordered', after: { amount: 60_000 }, why: 'Torn' })).toBe(
    'Refund of Rs 600 approved. Torn',
  )
  expect(auditLogLine({ ...entry, what: 'refund-undone', before: { amount: 12_550 } })).toBe(
    'Refund request of Rs 125.50 undone',
  )
  expect(auditLogLine({ ...entry, what: 'order-cancelled', after: { amount: 54_500 } })).toBe(
    'Order cancelled, Rs 545 to be refunded',
  )
})

test('an entry without its own sentence shows no code', () => {
  expect(auditLogLine({ ...entry, what: 'message-linked' })).toBe('Message linked')
})
