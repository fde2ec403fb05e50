import * as z from 'zod/mini'
import { PostalCode } from '../customers/addresses/pincode-schema'
import { CaseSummary } from '../support/cases/case-schema'
import { Email, optionalText, PhoneNumber, requiredText, typedText } from '../values/text'
import { tidyText } from '../values/typed-text'
import { DiscountCode, OrderDiscount } from './discounts/discounts-schema'
import { MAX_LINE_QUANTITY } from './line-quantity'
import { MOST_LINES } from './most-lines'
import { ORDER_ID } from './order-id'
import { orderStatuses } from './order-status'

/** Amounts in rupees, as a number or as text with at most two decimals (specification 24.11). */
const RupeesText = z.string().check(z.regex(/^\d{1,9}(\.\d{1,2})?$/))
const RupeesNumber = z.number().check(z.nonnegative(), z.maximum(999_999_999))
const Rupees = z.union([RupeesNumber, RupeesText])

export const OrderedProduct = z.object({
  name: requiredText(200),
  price: Rupees,
  oldPrice: z.optional(Rupees),
  quantity: z.int().check(z.minimum(1), z.maximum(MAX_LINE_QUANTITY)),
  image: optionalText(500),
  /** Product and variant, if the browser knows them. Otherwise the api finds them by name and price. */
  productId: z.optional(requiredText(100)),
  variantId: z.optional(requiredText(100)),
})
export type OrderedProduct = z.infer<typeof OrderedProduct>

export const OrderAddress = z.object({
  firstName: typedText(100),
  lastName: typedText(100),
  addressLine1: typedText(400),
  addressLine2: z.optional(
    z.string().check(z.overwrite(tidyText), z.maxLength(200), z.regex(/^[^\p{Cc}]*$/u)),
  ),
  city: typedText(100),
  state: typedText(100),
  pinCode: PostalCode,
  country: typedText(60),
  email: Email,
  phone: PhoneNumber,
})
export type OrderAddress = z.infer<typeof OrderAddress>

/** An order as the browser sends it (specification 11.23). The api compares its amounts with the catalogue. */
export const PlaceOrder = z.object({
  userId: requiredText(64),
  orderId: z.string().check(z.regex(ORDER_ID, 'Invalid order ID format.')),
  products: z.array(OrderedProduct).check(z.minLength(1), z.maxLength(MOST_LINES)),
  shippingAddress: OrderAddress,
  subtotal: Rupees,
  shipping: Rupees,
  tax: Rupees,
  total: Rupees,
  /** The code that the shopper entered. */
  code: z.optional(DiscountCode),
  /** The discount that the shopper was shown. Without it and without a code, the order has no discount. */
  discount: z.optional(Rupees),
  paymentMethod: z.literal('Prepaid'),
  status: z.literal('Pending'),
})
export type PlaceOrder = z.infer<typeof PlaceOrder>

/** One line of a stored order; prices in rupees. */
export const OrderLine = z.object({
  productId: z.string(),
  variantId: z.string(),
  name: z.string(),
  variant: z.string(),
  price: z.number(),
  quantity: z.number(),
  image: z.string(),
  /** The line's part of the order's discount, in rupees; undefined if it has none. */
  discount: z.optional(z.number()),
})
export type OrderLine = z.infer<typeof OrderLine>

const PiecesOfOrder = z.array(z.object({ line: z.number(), quantity: z.number() }))

/** A shipment that has left, as its customer sees it. */
export const CustomerShipment = z.object({
  state: z.enum(['shipped', 'delivered', 'coming-back', 'back']),
  courier: z.string(),
  /** The courier's tracking number. */
  awb: z.string(),
  /** The courier's tracking page, if it has one. */
  link: z.optional(z.string()),
  shippedAt: z.string(),
  deliveredAt: z.optional(z.string()),
  /** The shipped items, by index of the order line. */
  lines: PiecesOfOrder,
  /** The items that came back to the shop, and when they arrived. */
  returns: z.optional(z.array(z.object({ at: z.string(), lines: PiecesOfOrder }))),
})
export type CustomerShipment = z.infer<typeof CustomerShipment>

/** An order as the api returns it; amounts in rupees. */
export const Order = z.object({
  orderId: z.string(),
  status: z.enum(orderStatuses),
  paymentMethod: z.string(),
  paymentId: z.nullable(z.string()),
  createdAt: z.string(),
  products: z.array(OrderLine),
  shippingAddress: OrderAddress,
  subtotal: z.number(),
  shipping: z.number(),
  tax: z.number(),
  total: z.number(),
  /** Undefined if there was none. The total is the subtotal plus shipping minus its amount. */
  discount: z.optional(OrderDiscount),
  /** The shipments that have left; undefined if there are none. */
  shipments: z.optional(z.array(CustomerShipment)),
  /** The customer's requests about it; undefined if there are none. */
  cases: z.optional(z.array(CaseSummary)),
})
export type Order = z.infer<typeof Order>
