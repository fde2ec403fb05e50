import { inEnglish } from 'shared-contracts/i18n/translate'
import { order, record } from '../../testing/example-customer'
import { invoiceOfOrder, invoiceOfRecord } from './invoice'

const numbers = [1e16, 1e21, Number.MAX_VALUE, Number.POSITIVE_INFINITY, Number.NaN, -1, 1.5, 125.01]
const pairs = numbers.flatMap((price) => numbers.map((quantity) => [price, quantity]))

test.each(pairs)('an order of %p rupees and %p packs has an invoice', (price, quantity) => {
  const known = {
    ...order,
    total: price,
    products: order.products.map((line) => ({ ...line, price, quantity })),
  }
  expect(invoiceOfOrder(known, inEnglish)).toMatchObject({ orderId: order.orderId })
  const remembered = { ...record, total: price, items: [{ title: 'Cloves', price, quantity }] }
  expect(invoiceOfRecord(remembered, inEnglish)).toMatchObject({ orderId: record.orderId })
})
