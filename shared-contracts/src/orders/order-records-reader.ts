import { amount, count, list, oneOf, optional, type Reader, shape, text } from '../values/reading'
import { readOrderDiscount } from './discounts/discounts-reader'
import type { OrderRecord } from './order-record'
import { AWAITING_PAYMENT, type LocalOrderStatus, orderStatuses } from './order-status'

const item = shape<OrderRecord['items'][number]>({
  title: text,
  price: amount,
  discountPrice: optional(amount) as Reader<number>,
  quantity: (...args) => count(...args) ?? 0,
})

const address = shape<NonNullable<OrderRecord['shippingAddress']>>({
  address: text,
  city: text,
  state: text,
  pincode: text,
  country: text,
})

const wholeRecord = shape<Omit<OrderRecord, 'status'> & { status: LocalOrderStatus | undefined }>({
  orderId: text,
  payment_id: text,
  status: oneOf([...orderStatuses, AWAITING_PAYMENT]),
  createdAt: text,
  items: list(item),
  subtotal: amount,
  shipping: amount,
  tax: amount,
  total: amount,
  discount: optional(readOrderDiscount),
  shippingAddress: (value, ...args) => (value === null ? null : (address(value, ...args) ?? null)),
})

/** Leaves out a record without an id or a status, because there is nothing to show. */
const record: Reader<OrderRecord | undefined> = (...args) => {
  const read = wholeRecord(...args)
  return read?.orderId && read.status ? (read as OrderRecord) : undefined
}

/** Reads a customer's order records from this browser's storage. */
export const readOrderRecords = list(record)
