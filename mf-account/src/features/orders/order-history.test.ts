import { inEnglish } from 'shared-contracts/i18n/translate'
import type { OrderRecord } from 'shared-contracts/orders/order'
import { order, record } from '../../testing/example-customer'
import { mergeHistory, statusCorrections } from './order-history'

test("an order is shown from this browser's records until the server responds [17.8]", () => {
  expect(mergeHistory([record], undefined, inEnglish)).toEqual([
    {
      orderId: record.orderId,
      status: 'Awaiting Payment',
      createdAt: record.createdAt,
      paymentId: 'pay_9XK2M4T7',
      lines: [{ title: 'Turmeric Powder', image: null, quantity: 2, price: 25000, oldPrice: 27500 }],
      address: ['24, 4th Cross, Jayanagar', 'Bengaluru, Karnataka 560011', 'India'],
      subtotal: 25000,
      shipping: 5000,
      tax: 4500,
      total: 30000,
    },
  ])
})

test('a discounted line shows its discount price beside its price [17.8]', () => {
  const discounted = { ...record, items: [{ title: 'Cloves', price: 135, discountPrice: 125, quantity: 2 }] }
  expect(mergeHistory([discounted], undefined, inEnglish)[0]?.lines[0]).toMatchObject({
    price: 25000,
    oldPrice: 27000,
  })
})

test('an order appears once, with the server’s newer status', () => {
  const [only, ...others] = mergeHistory([record], [order], inEnglish)
  expect(only).toMatchObject({ status: 'Paid', lines: [{ title: 'Turmeric Powder, 100 g' }] })
  expect(others).toEqual([])
})

test('a started payment stays Awaiting Payment until the server knows of it', () => {
  const pending = { ...order, status: 'Pending' as const, paymentId: null }
  expect(mergeHistory([record], [pending], inEnglish)[0]).toMatchObject({
    status: 'Awaiting Payment',
    paymentId: 'pay_9XK2M4T7',
  })
  expect(statusCorrections([record], [pending])).toEqual([])
})

test('orders from another device are included, newest first', () => {
  const elsewhere = { ...order, orderId: 'ORD-2', createdAt: '2026-11-22T10:00:00.000Z' }
  expect(mergeHistory([record], [elsewhere], inEnglish).map(({ orderId }) => orderId)).toEqual([
    'ORD-2',
    record.orderId,
  ])
})

test('a record is corrected only if the server has a newer status', () => {
  expect(statusCorrections([record], [order])).toEqual([{ orderId: record.orderId, status: 'Paid' }])
  expect(statusCorrections([{ ...record, status: 'Paid' }], [order])).toEqual([])
  expect(statusCorrections([record], [])).toEqual([])
})

test('a corrupt record loses only its unreadable figures', () => {
  const spoilt = { orderId: 'ORD-9', items: [] } as unknown as OrderRecord
  expect(mergeHistory([spoilt], undefined, inEnglish)[0]).toMatchObject({
    orderId: 'ORD-9',
    total: 0,
    lines: [],
  })
})
