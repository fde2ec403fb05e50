/**
 * The allowed transitions of an order. A paid order can only be refunded. A failed order can still be paid, by
 * a payment that succeeds late. An unpaid order can be refunded too, if a payment arrived that did not pay it.
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

/** The initial status of an order record in the browser, before the gateway has responded (specification 11.26). */
export const AWAITING_PAYMENT = 'Awaiting Payment'
export type LocalOrderStatus = OrderStatus | typeof AWAITING_PAYMENT
