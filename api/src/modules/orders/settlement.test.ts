import { paise } from 'shared-contracts/domain/money'
import type { OrderStatus } from 'shared-contracts/domain/orders'
import { testShippingAddress } from '../../testing/orders'
import type { OrderEvent, StoredOrder } from './orders.repository'
import { type PaymentWord, settle } from './settlement'

function order(status: OrderStatus, paymentId: string | null = null): StoredOrder {
  return { ...placed, status, paymentId }
}

const placed: StoredOrder = {
  id: 'row-1',
  customerId: 'asha',
  orderId: 'ORD-1',
  contentHash: '',
  status: 'Pending',
  paymentMethod: 'Prepaid',
  paymentId: null,
  subtotal: paise(12500),
  shipping: paise(5000),
  tax: paise(2250),
  total: paise(17500),
  shippingAddress: testShippingAddress,
  createdAt: new Date(0),
}
const paid: PaymentWord = {
  outcome: 'paid',
  amount: paise(17500),
  currency: 'INR',
  paymentId: 'p1',
  reason: '',
}
const failed: PaymentWord = { ...paid, outcome: 'failed', reason: 'Declined by the bank' }

function event(what: string, paymentId = 'p1'): OrderEvent {
  return { order: 'row-1', at: new Date(0), who: 'cashfree', what, why: '', paymentId }
}

test.each<[OrderStatus, 'paid' | 'failed', string]>([
  ['Pending', 'paid', 'become'],
  ['Pending', 'failed', 'become'],
  ['Failed', 'paid', 'become'],
  ['Failed', 'failed', 'nothing'],
  ['Paid', 'failed', 'nothing'],
  ['Refunded', 'failed', 'nothing'],
])('an order that is %s and is said to have %s: %s', (status, outcome, kind) => {
  expect(settle(order(status), [], outcome === 'paid' ? paid : failed).kind).toBe(kind)
})

test('the same success twice pays once', () => {
  expect(settle(order('Paid', 'p1'), [], paid)).toEqual({ kind: 'repeated' })
})

test('a second payment for a paid order is held for a refund, and told once', () => {
  const second = settle(order('Paid', 'p1'), [], { ...paid, paymentId: 'p2' })
  expect(second).toMatchObject({ kind: 'hold', what: 'held paid again p2' })
  expect(settle(order('Paid', 'p1'), [event('held paid again p2')], { ...paid, paymentId: 'p2' })).toEqual({
    kind: 'repeated',
  })
})

test('money that was held and has gone back is known, another payment for that order is held anew', () => {
  const refunded = [event('Refunded', ''), event('held paid p1')]
  expect(settle(order('Refunded'), refunded, paid)).toEqual({ kind: 'repeated' })
  expect(settle(order('Refunded'), refunded, { ...paid, paymentId: 'p2' })).toMatchObject({
    kind: 'hold',
    what: 'held paid again p2',
  })
})

test('a payment for a cart that was paid as another order is held, and told once', () => {
  const other = { ...placed, id: 'row-2', orderId: 'ORD-2' }
  const held = settle(order('Pending'), [], paid, other)
  expect(held).toMatchObject({ kind: 'hold', what: 'held paid p1, same cart' })
  expect(settle(order('Pending'), [event('held paid p1, same cart')], paid, other)).toEqual({
    kind: 'repeated',
  })
})

test('an old failure does not stop the attempt that runs now', () => {
  expect(settle(order('Pending'), [event('Failed')], failed)).toEqual({ kind: 'repeated' })
  expect(settle(order('Pending'), [event('Failed')], { ...failed, paymentId: 'p2' }).kind).toBe('become')
})

test.each([
  ['one paisa less', { amount: paise(17499) }],
  ['no amount', { amount: undefined }],
  ['another currency', { currency: 'USD' }],
])('a success with %s pays nothing and is held', (_, change) => {
  expect(settle(order('Pending'), [], { ...paid, ...change }).kind).toBe('hold')
})

test('an order paid with an offer is paid, and what the payer was charged is kept beside its total', () => {
  expect(settle(order('Pending'), [], { ...paid, charged: paise(17000) })).toEqual({
    kind: 'become',
    status: 'Paid',
    why: '(The payer was charged Rs 170, the order is Rs 175.)',
  })
  expect(settle(order('Pending'), [], { ...paid, charged: paise(17500) })).toMatchObject({ why: '' })
})
