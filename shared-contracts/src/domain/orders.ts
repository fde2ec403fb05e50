import * as z from 'zod/mini'
import { Email } from './email'
import { optionalText, requiredText } from './text'

/**
 * What an order can become next. It never un-pays: a paid order can only be refunded, and a late word of
 * success still pays one that had failed.
 */
export const orderTransitions = {
  Pending: ['Paid', 'Failed'],
  Failed: ['Pending', 'Paid'],
  Paid: ['Refunded'],
  Refunded: [],
} as const

export type OrderStatus = keyof typeof orderTransitions
export const orderStatuses = Object.keys(orderTransitions) as OrderStatus[]

export function canBecome(from: OrderStatus, to: OrderStatus): boolean {
  return (orderTransitions[from] as readonly OrderStatus[]).includes(to)
}

/** A record kept in the browser starts as this, before the gateway has spoken (specification, point 4). */
export const AWAITING_PAYMENT = 'Awaiting Payment'
export type LocalOrderStatus = OrderStatus | typeof AWAITING_PAYMENT

const ORDER_ID = /^[A-Za-z0-9_-]{3,45}$/

/** 'ORD-' and a timestamp (specification, point 3); also the key under which a repeat is the same order. */
export function newOrderId(now: number): string {
  return `ORD-${now}`
}

/** Letters, digits, underscore and hyphen (specification, point 5), 3 to 45 of them (Cashfree, create order). */
export function isOrderId(id: string): boolean {
  return ORDER_ID.test(id)
}

/** Rupees with at most two decimals, as a number or its decimal text (specification, point 3, 'Cart item'). */
const RupeesText = z.string().check(z.regex(/^\d{1,9}(\.\d{1,2})?$/))
const RupeesNumber = z.number().check(z.nonnegative(), z.maximum(999_999_999))
const Rupees = z.union([RupeesNumber, RupeesText])

export const OrderedProduct = z.object({
  name: requiredText(200),
  price: Rupees,
  oldPrice: z.optional(Rupees),
  quantity: z.int().check(z.minimum(1), z.maximum(999)),
  image: optionalText(500),
  /** Which product and variant, where the browser knows; otherwise name and price must find one. */
  productId: z.optional(requiredText(100)),
  variantId: z.optional(requiredText(100)),
})
export type OrderedProduct = z.infer<typeof OrderedProduct>

export const OrderAddress = z.object({
  firstName: requiredText(100),
  lastName: requiredText(100),
  addressLine1: requiredText(400),
  addressLine2: optionalText(200),
  city: requiredText(100),
  state: requiredText(100),
  pinCode: requiredText(12),
  country: requiredText(60),
  email: Email,
  phone: requiredText(20),
})
export type OrderAddress = z.infer<typeof OrderAddress>

/** The order a browser sends (specification, point 3). Its sums are compared with the catalogue's, never trusted. */
export const PlaceOrder = z.object({
  userId: requiredText(64),
  orderId: z.string().check(z.regex(ORDER_ID, 'Invalid order ID format.')),
  products: z.array(OrderedProduct).check(z.minLength(1), z.maxLength(100)),
  shippingAddress: OrderAddress,
  subtotal: Rupees,
  shipping: Rupees,
  tax: Rupees,
  total: Rupees,
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
})
export type OrderLine = z.infer<typeof OrderLine>

/** An order as the api answers it; sums in rupees. */
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
})
export type Order = z.infer<typeof Order>

/** The record of an order kept in this browser, per customer (specification, point 3). Sums are rupees. */
export interface OrderRecord {
  orderId: string
  payment_id: string
  status: LocalOrderStatus
  createdAt: string
  items: { title: string; price: number; discountPrice?: number; quantity: number }[]
  subtotal: number
  shipping: number
  tax: number
  total: number
  shippingAddress: { address: string; city: string; state: string; pincode: string; country: string } | null
}
