import { canBecome } from 'shared-contracts/orders/order-status'
import type { Paise } from 'shared-contracts/values/money'
import type { JournalEntry, StoredOrder } from './orders.repository'
import type { HeldCause } from './orders.tables'

/** Money that a gateway has taken for an order. */
export interface ArrivedMoney {
  /** The gateway's id of the payment. */
  paymentId: string
  /** What the payer was charged: an offer or a surcharge makes it differ from the order's amount. */
  amount: Paise
  /** The order's amount by the gateway's account. */
  orderAmount: Paise
  currency: string
  /** In the gateway's words. */
  reason: string
}

/** An attempt to pay that came to nothing. */
export interface FailedPayment {
  /** Empty where nobody tried to pay: the page was closed, or its time has passed. */
  paymentId: string
  /** In the gateway's words, fit for a shopper to read. */
  reason: string
}

/**
 * Why money that has arrived does not pay an order. Every payment is judged once: the ledger keeps the result.
 * @param paidAs the order that the same cart was paid as
 * @returns undefined when it pays the order
 */
export function whyHeld(
  order: StoredOrder,
  { orderAmount, currency }: Pick<ArrivedMoney, 'orderAmount' | 'currency'>,
  paidAs?: StoredOrder,
): HeldCause | undefined {
  if (currency !== 'INR') return 'currency'
  if (orderAmount !== order.total) return 'amount'
  if (paidAs) return 'same-cart'
  return canBecome(order.status, 'Paid') ? undefined : 'again'
}

/**
 * Whether a failure is news. While the next attempt runs, a gateway still reports the last one.
 * @param journal what has happened to the order so far
 */
export function isNewFailure(
  order: StoredOrder,
  journal: readonly JournalEntry[],
  { paymentId }: FailedPayment,
): boolean {
  const isOld =
    paymentId !== '' && journal.some((entry) => entry.kind === 'failed' && entry.paymentId === paymentId)
  return !isOld && canBecome(order.status, 'Failed')
}
