import { canBecome } from 'shared-contracts/orders/order-status'
import type { Paise } from 'shared-contracts/values/money'
import type { JournalEntry, StoredOrder } from './orders.repository'
import type { HeldCause } from './orders.tables'

/** A payment that a gateway has taken for an order. */
export interface ArrivedMoney {
  /** The gateway's payment id. */
  paymentId: string
  /** The amount charged to the payer; an offer or surcharge makes it differ from the order's amount. */
  amount: Paise
  /** The order's amount according to the gateway. */
  orderAmount: Paise
  currency: string
  /** The gateway's own words. */
  reason: string
}

export interface FailedPayment {
  /** Empty if nobody tried to pay, because the page was closed or expired. */
  paymentId: string
  /** The gateway's own words, fit to show to a shopper. */
  reason: string
}

/** Returns why a payment does not pay for an order. Call once per payment: the ledger stores the result. */
export function whyHeld(
  order: StoredOrder,
  { orderAmount, currency }: Pick<ArrivedMoney, 'orderAmount' | 'currency'>,
  paidAs?: StoredOrder,
): HeldCause | undefined {
  if (order.cancelledAt) return 'cancelled'
  if (currency !== 'INR') return 'currency'
  if (orderAmount !== order.total) return 'amount'
  if (paidAs) return 'same-cart'
  return canBecome(order.status, 'Paid') ? undefined : 'again'
}

/** True if a failure is new: a gateway still reports the previous one while the next attempt runs. */
export function isNewFailure(
  order: StoredOrder,
  journal: readonly JournalEntry[],
  { paymentId }: FailedPayment,
): boolean {
  const isOld =
    paymentId !== '' && journal.some((entry) => entry.kind === 'failed' && entry.paymentId === paymentId)
  return !isOld && canBecome(order.status, 'Failed')
}
