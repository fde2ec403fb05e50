import type { StoredOrder } from '../../orders'
import { computeBalance } from './balance'
import type { CaptureRecord } from './ledger.repository'

/** Money that arrived without paying for its order: waiting for the owner, or refunded. */
export type HeldMoney = 'arrived' | 'refunded'

/** @param payments all payments for the order. @param isLookedAt true if the owner has reviewed the payment */
export function heldMoney(
  order: Pick<StoredOrder, 'status'>,
  payments: readonly CaptureRecord[],
  isLookedAt: (payment: CaptureRecord) => boolean,
): HeldMoney | undefined {
  if (order.status === 'Paid' || order.status === 'Refunded') return undefined
  const held = payments.filter((payment) => payment.held !== null)
  if (held.some((payment) => computeBalance(payment) > 0 && !isLookedAt(payment))) return 'arrived'
  return held.some(({ refunded }) => refunded > 0) ? 'refunded' : undefined
}
