import { picture } from '../content/media/picture-reader'
import { caseSummary } from '../support/cases/case-reader'
import { amount, count, flag, list, oneOf, optional, type Reader, shape, text } from '../values/reading'
import { readOrderDiscount } from './discounts/discounts-reader'
import type { CustomerShipment, Order, OrderAddress, OrderLine } from './order-schema'
import { type OrderStatus, orderStatuses } from './order-status'
import { pieces } from './pieces-reader'

/** An order as pages show it. Its status is undefined if unreadable. */
export type ShownOrder = Omit<Order, 'status'> & { status?: OrderStatus | undefined }

const number: Reader<number> = (...args) => count(...args) ?? 0

const line = shape<OrderLine>({
  productId: text,
  variantId: text,
  name: text,
  variant: text,
  price: amount,
  quantity: number,
  image: picture,
  discount: optional(amount),
})

const address = shape<OrderAddress>({
  firstName: text,
  lastName: text,
  addressLine1: text,
  addressLine2: optional(text),
  city: text,
  state: text,
  pinCode: text,
  country: text,
  email: text,
  phone: text,
})

/** The empty address that replaces an unreadable one. */
const nowhere: OrderAddress = {
  firstName: '',
  lastName: '',
  addressLine1: '',
  city: '',
  state: '',
  pinCode: '',
  country: '',
  email: '',
  phone: '',
}

const wholeShipment = shape<
  Omit<CustomerShipment, 'state'> & { state: CustomerShipment['state'] | undefined }
>({
  state: oneOf(['shipped', 'delivered', 'coming-back', 'back']),
  courier: text,
  awb: text,
  link: optional(text),
  shippedAt: text,
  deliveredAt: optional(text),
  lines: pieces,
  returns: optional(
    list(shape<{ at: string; lines: CustomerShipment['lines'] }>({ at: text, lines: pieces })),
  ),
})

/** Leaves out a shipment whose state is unreadable, because pages could not describe it. */
const shipment: Reader<CustomerShipment | undefined> = (...args) => {
  const { state, ...rest } = wholeShipment(...args) ?? {}
  return state && ({ ...rest, state } as CustomerShipment)
}

const order = shape<ShownOrder>({
  orderId: text,
  status: oneOf(orderStatuses),
  paymentMethod: text,
  paymentId: (value, ...args) => (value === null ? null : text(value, ...args)),
  createdAt: text,
  products: list(line),
  shippingAddress: (...args) => address(...args) ?? nowhere,
  subtotal: amount,
  shipping: amount,
  tax: amount,
  total: amount,
  discount: optional(readOrderDiscount),
  shipments: optional(list(shipment)),
  cases: optional(list(caseSummary)),
})

export const readOrders = list(order)

/** The payment status of an order, as the api returns it. */
export interface PaymentStatus {
  orderId: string
  status?: OrderStatus | undefined
  /** The id of the order with which this cart was already paid for, in another tab or on another device. */
  paidAs?: string | undefined
  /** Set if a payment arrived that does not pay the order: the shop is checking it, or has refunded it. */
  held?: 'arrived' | 'refunded' | undefined
  /** True if mails about the order wait until the customer has confirmed their address. */
  mailWaits?: boolean | undefined
  /** Explains to the customer why the payment failed. */
  message?: string | undefined
  /** The shipments that have left; undefined from an older server. */
  shipments?: CustomerShipment[] | undefined
}

const status = shape<PaymentStatus>({
  orderId: text,
  status: oneOf(orderStatuses),
  paidAs: optional(text),
  held: optional(oneOf(['arrived', 'refunded'])),
  mailWaits: optional(flag),
  message: optional(text),
  shipments: optional(list(shipment)),
})

/** Reads a payment's status. Returns undefined if the response has none. */
export const readPaymentStatus: Reader<PaymentStatus | undefined> = (...args) => {
  const read = status(...args)
  return read?.status || read?.held || read?.paidAs ? read : undefined
}
