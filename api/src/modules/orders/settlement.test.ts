import type { OrderStatus } from 'shared-contracts/orders/order-status'
import { paise } from 'shared-contracts/values/money'
import { testStoredOrder } from '../../testing/orders'
import type { JournalEntry, StoredOrder } from './orders.repository'
import type { JournalKind } from './orders.tables'
import { isNewFailure, whyHeld } from './settlement'

const order = (status: OrderStatus): StoredOrder => ({ ...testStoredOrder, status })
const money = { orderAmount: paise(17500), currency: 'INR' }

function entry(kind: JournalKind, paymentId: string): JournalEntry {
  const none = { refund: null, amount: null, cause: null, otherOrder: null, note: '', what: '', why: '' }
  return { id: 1, order: testStoredOrder.id, at: new Date(0), who: 'webhook', kind, paymentId, ...none }
}

test.each<[OrderStatus, string | undefined]>([
  ['Pending', undefined],
  ['Failed', undefined],
  ['Paid', 'again'],
  ['Refunded', 'again'],
])('a payment for an order that is %s is held because: %s [26.4]', (status, cause) => {
  expect(whyHeld(order(status), money)).toBe(cause)
})

test.each([
  ['one paisa less', { orderAmount: paise(17499) }, 'amount'],
  ['another currency', { currency: 'USD' }, 'currency'],
])('a payment for %s is held [26.9]', (_, change, cause) => {
  expect(whyHeld(order('Pending'), { ...money, ...change })).toBe(cause)
})

test('a payment for a cart that was paid through another order is held [26.4]', () => {
  expect(whyHeld(order('Pending'), money, { ...testStoredOrder, id: 'o-2', status: 'Paid' })).toBe(
    'same-cart',
  )
})

test.each<[OrderStatus, boolean]>([
  ['Pending', true],
  ['Failed', false],
  ['Paid', false],
  ['Refunded', false],
])('a failure of an order that is %s is new: %s', (status, isNews) => {
  expect(isNewFailure(order(status), [], { paymentId: 'p1', reason: '' })).toBe(isNews)
})

test('an old failure does not stop the current attempt', () => {
  const journal = [entry('failed', 'p1')]
  expect(isNewFailure(order('Pending'), journal, { paymentId: 'p1', reason: '' })).toBe(false)
  expect(isNewFailure(order('Pending'), journal, { paymentId: 'p2', reason: '' })).toBe(true)
})
