import { type CashfreeOrder, isExpired, isPaid, pendingAttempt } from '../store/order'

export type CashfreeOrderStatus = 'ACTIVE' | 'PAID' | 'EXPIRED' | 'TERMINATION_REQUESTED' | 'TERMINATED'

/** Only a successful attempt is final: money that arrives after expiry or a termination request still pays. */
export function orderStatus(order: CashfreeOrder, now: Date): CashfreeOrderStatus {
  if (isPaid(order)) return 'PAID'
  if (order.terminationRequestedAt) return pendingAttempt(order) ? 'TERMINATION_REQUESTED' : 'TERMINATED'
  return isExpired(order, now) ? 'EXPIRED' : 'ACTIVE'
}
