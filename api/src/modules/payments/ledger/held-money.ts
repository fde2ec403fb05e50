import type { StoredOrder } from '../../orders'
import { computeBalance } from './balance'
import type { CaptureRecord } from './ledger.repository'

/** Money that has arrived and did not pay its order: it waits for the owner, or has gone back. */
export type HeldMoney = 'arrived' | 'refunded'

/**
 * @param payments everything ever paid for the order
 * @param isLookedAt whether the owner has taken a held payment off the list: it then stands in nobody's way
 */
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
