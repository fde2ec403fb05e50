import { isOrderId, newOrderId } from './order-id'
import { canBecome, orderStatuses } from './order-status'

test.each(['Pending', 'Failed'] as const)('a paid order never becomes %s [26.6]', (status) => {
  expect(canBecome('Paid', status)).toBe(false)
  expect(canBecome('Refunded', status)).toBe(false)
})

test('a pending or failed order can be paid', () => {
  expect(canBecome('Pending', 'Paid')).toBe(true)
  expect(canBecome('Failed', 'Paid')).toBe(true)
  expect(canBecome('Failed', 'Pending')).toBe(true)
})

test('a payment can be refunded whether it paid the order or was held, and a refund is final', () => {
  expect(orderStatuses.filter((status) => canBecome(status, 'Refunded'))).toEqual([
    'Pending',
    'Failed',
    'Paid',
  ])
  expect(orderStatuses.filter((status) => canBecome('Refunded', status))).toEqual([])
})

test("an order's id is ORD- and the time [11.22]", () => {
  expect(newOrderId(1_732_190_400_000)).toBe('ORD-1732190400000')
  expect(isOrderId(newOrderId(Date.now()))).toBe(true)
})

test.each(['', 'ab', 'a'.repeat(46), 'ORD 1', 'ORD/1', 'ORD-1\n', 'ORD–1'])(
  '%p is not a valid order id',
  (id) => {
    expect(isOrderId(id)).toBe(false)
  },
)
