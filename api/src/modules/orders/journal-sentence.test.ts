import { journalSentence } from './journal-sentence'

const event = { amount: null, paymentId: null, cause: null, note: '' }

test('a payment’s history has no reason from the gateway if it succeeded', () => {
  const note = 'Transaction success'
  expect(journalSentence({ ...event, kind: 'paid', amount: 54_500, paymentId: 'p-1', note })).toBe(
    'Paid: Rs 545 (p-1)',
  )
  expect(journalSentence({ ...event, kind: 'held', amount: 54_501, cause: 'amount', note })).toBe(
    'Payment on hold: Rs 545.01, because the amount differs from the order’s',
  )
  expect(journalSentence({ ...event, kind: 'failed', note: 'Insufficient funds' })).toBe(
    'Payment failed. Insufficient funds',
  )
})

test('an amount in the history has Indian groups, and paise only if there are any', () => {
  expect(journalSentence({ ...event, kind: 'paid', amount: 12_345_600 })).toBe('Paid: Rs 1,23,456')
  expect(journalSentence({ ...event, kind: 'paid', amount: 222_001 })).toBe('Paid: Rs 2,220.01')
})
