import { paise } from 'shared-contracts/values/money'
import type { StandAloneRecord } from '../checkout/stand-alone/stand-alone.repository'
import type { CaptureRecord } from '../ledger/ledger.repository'
import { createOwnerMails } from './owner-mails'

const mails = createOwnerMails('https://admin.example/admin/money')
const payment = { orderId: 'ORD-7', standAlone: null, gatewayId: 'p1' } as CaptureRecord
const dispute = { id: 'D1', gatewayOrderId: 'ORD-7', paymentId: 'p1', amount: paise(100), reason: '' }
const refund = { id: 'r1', amount: paise(100), reason: 'Broken' }

test.each([
  ['a failed refund', mails.refundFailedMail(refund, payment, 'No account.')],
  ['a dispute', mails.disputeMail({ ...dispute, state: 'open' }, { gateway: 'Cashfree', orderId: 'ORD-7' })],
  ['a payment on hold', mails.paymentHeldMail({ paymentId: 'p1', amount: paise(100) }, 'again', 'ORD-7')],
  ['differences', mails.differencesMail([])],
  [
    'held money',
    mails.standAlonePaidMail(
      { merchantTransactionId: 'MT1', name: 'Asha', phone: '9' } as StandAloneRecord,
      paise(100),
      true,
    ),
  ],
])('the mail about %s ends in a link to the admin, not in a command', (_, { parts }) => {
  expect(parts.at(-1)).toEqual({ button: 'OPEN PAYMENTS', href: 'https://admin.example/admin/money' })
  expect(JSON.stringify(parts)).not.toContain('npm run')
})

test('the mail about a dispute names the order and the gateway, with the amount as staff read it', () => {
  const { subject, parts } = mails.disputeMail(
    {
      ...dispute,
      gatewayOrderId: 'ORD-7-b17583df',
      amount: paise(1_234_500),
      reason: 'Not received',
      state: 'open',
    },
    { gateway: 'Cashfree', orderId: 'ORD-7' },
  )
  expect(subject).toBe('A dispute over Rs 12,345 for order ORD-7 was opened')
  expect(parts.slice(0, 3)).toEqual([
    'Dispute D1 over Rs 12,345 for order ORD-7 was opened at Cashfree (payment p1).',
    'Reason: Not received',
    'Respond to it in your Cashfree account.',
  ])
})

test('the mail about a payment on hold says why, and what to do', () => {
  const payment = { paymentId: 'p1', amount: paise(60_001) }
  expect(mails.paymentHeldMail(payment, 'amount', 'ORD-7')).toMatchObject({
    subject: 'A payment of Rs 600.01 for order ORD-7 is on hold',
    parts: [
      'A payment of Rs 600.01 for order ORD-7 has arrived (payment p1). It is on hold because the amount differs from the order’s.',
      'The order is not paid yet, and no email was sent to the customer. Accept or refund the payment.',
      expect.anything(),
    ],
  })
  expect(mails.paymentHeldMail(payment, 'again', 'ORD-7').parts[1]).toBe(
    'No email was sent to the customer. Refund the payment if it was made twice.',
  )
})
