export type { Order, OrderAddress, OrderedProduct, OrderLine, PlaceOrder } from './orders-schema'

/**
 * What an order can become next. It never un-pays: a paid order can only be refunded, and a late word of
 * success still pays one that had failed. Money that arrived without paying an order may go back as well.
 */
export const orderTransitions = {
  Pending: ['Paid', 'Failed', 'Refunded'],
  Failed: ['Pending', 'Paid', 'Refunded'],
  Paid: ['Refunded'],
  Refunded: [],
} as const

export type OrderStatus = keyof typeof orderTransitions
export const orderStatuses = Object.keys(orderTransitions) as OrderStatus[]

export function canBecome(from: OrderStatus, to: OrderStatus): boolean {
  return (orderTransitions[from] as readonly OrderStatus[]).includes(to)
}

/** A record kept in the browser starts as this, before the gateway has spoken (specification 11.26). */
export const AWAITING_PAYMENT = 'Awaiting Payment'
export type LocalOrderStatus = OrderStatus | typeof AWAITING_PAYMENT

export const ORDER_ID = /^[A-Za-z0-9_-]{3,45}$/

/** 'ORD-' and a timestamp (specification 11.22); also the key under which a repeat is the same order. */
export function newOrderId(now: number): string {
  return `ORD-${now}`
}

/** Letters, digits, underscore and hyphen (specification 11.19), 3 to 45 of them (Cashfree, create order). */
export function isOrderId(id: string): boolean {
  return ORDER_ID.test(id)
}

/** The record of an order kept in this browser, per customer (specification 24.7). Sums are rupees. */
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
