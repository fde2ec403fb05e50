import { paise } from 'shared-contracts/values/money'
import { reportOfOrder } from './cashfree-reports'
import { messageOfWebhook } from './cashfree-webhook'
import type { CashfreeOrder, CashfreePayment } from './cashfree-wire'

const order: CashfreeOrder = {
  cf_order_id: '1',
  order_id: 'ORD-1-abc',
  order_amount: paise(17500),
  order_currency: 'INR',
  order_status: 'ACTIVE',
  payment_session_id: 's',
  payment_link: null,
}

function payment(id: string, status: string, minute: number, why: string | null = null): CashfreePayment {
  return {
    cf_payment_id: id,
    payment_status: status,
    payment_message: why,
    payment_time: `2026-11-21T10:${minute}:00+05:30`,
  }
}

test.each([
  ['no attempt', [], 'pending', ''],
  ['an unfinished attempt', [payment('1', 'NOT_ATTEMPTED', 10)], 'pending', '1'],
  ['a failed attempt', [payment('1', 'FAILED', 10, 'Declined')], 'failed', '1'],
  ['a second attempt in progress', [payment('2', 'PENDING', 20), payment('1', 'FAILED', 10)], 'pending', '2'],
  ['a success after a failure', [payment('2', 'SUCCESS', 20), payment('1', 'FAILED', 10)], 'paid', '2'],
  ['a failure after a success', [payment('2', 'FAILED', 20), payment('1', 'SUCCESS', 10)], 'paid', '1'],
])('an order with %s gets the right outcome', (_, payments, outcome, paymentId) => {
  expect(reportOfOrder(order, payments)).toMatchObject({ outcome, paymentId, closed: false })
})

test('a reason has no bank’s code before it', () => {
  const failed = payment('1', 'FAILED', 10, 'ZM::Transaction declined by the bank')
  expect(reportOfOrder(order, [failed])).toMatchObject({ reason: 'Transaction declined by the bank' })
})

test('an expired order has failed and takes no further payment', () => {
  expect(reportOfOrder({ ...order, order_status: 'EXPIRED' }, [])).toMatchObject({
    outcome: 'failed',
    closed: true,
  })
})

test('an order the gateway reports as paid is polled until it lists the payment', () => {
  const paid = { ...order, order_status: 'PAID' }
  expect(reportOfOrder(paid, [])).toMatchObject({ outcome: 'pending', captures: [], closed: false })
  expect(reportOfOrder(paid, [payment('1', 'SUCCESS', 10)])).toMatchObject({ outcome: 'paid', closed: true })
})

test('a second success on the same order is a separate payment', () => {
  const payments = [{ ...payment('2', 'SUCCESS', 20), payment_amount: 170 }, payment('1', 'SUCCESS', 10)]
  expect(reportOfOrder({ ...order, order_status: 'PAID' }, payments).captures).toEqual([
    { id: '1', amount: 17500 },
    { id: '2', amount: 17000 },
  ])
})

test("a webhook is judged by the order's amount, not the payment's", () => {
  const body = JSON.stringify({
    type: 'PAYMENT_SUCCESS_WEBHOOK',
    data: {
      order: { order_id: 'ORD-1-abc', order_amount: 175.0, order_currency: 'INR', order_tags: null },
      payment: {
        cf_payment_id: 1453002795,
        payment_status: 'SUCCESS',
        payment_amount: 170,
        payment_time: null,
      },
    },
  })
  expect(messageOfWebhook(body)).toMatchObject({
    kind: 'payment',
    report: { outcome: 'paid', amount: 17500, captures: [{ id: '1453002795', amount: 17000 }] },
  })
})

test.each(['', 'null', '[]', '{"type":"SETTLEMENT_WEBHOOK","data":{}}', 'not json'])(
  'a webhook %j reports no payment',
  (body) => expect(messageOfWebhook(body)).toBeUndefined(),
)
