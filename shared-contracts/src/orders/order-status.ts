/**
 * The allowed transitions of an order. A paid order can only be refunded. A late success still pays a failed order.
 * Money that arrived without paying an order can be refunded as well.
 */
const orderTransitions = {
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

/** Initial status of a record in the browser, before the gateway has responded (specification 11.26). */
export const AWAITING_PAYMENT = 'Awaiting Payment'
export type LocalOrderStatus = OrderStatus | typeof AWAITING_PAYMENT
