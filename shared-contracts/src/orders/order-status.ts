/**
 * What an order can become next. A paid order can only be refunded. A late success still pays an order that had
 * failed. Money that arrived without paying an order can be refunded as well.
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

/** A record kept in the browser starts as this, before the gateway has answered (specification 11.26). */
export const AWAITING_PAYMENT = 'Awaiting Payment'
export type LocalOrderStatus = OrderStatus | typeof AWAITING_PAYMENT
