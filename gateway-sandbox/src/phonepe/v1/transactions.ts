import type { Refunds } from '../../gateway/refunds'
import { newOrder, type PhonepeOrder } from '../../gateway/store/order'
import { findOrder } from '../../gateway/store/orders'
import type { Store } from '../../gateway/store/store'
import { randomDigits } from '../../values/random-id'
import { refundRefused } from '../phonepe-error'
import { refundStatusView } from './refund-status-view'
import { duplicateTransaction, transactionNotFound } from './v1-refusals'
import type { PayRequest, RefundRequestV1 } from './v1-requests'

/** PhonePe asks its merchants to poll for 20 minutes; then an undecided transaction times out. */
const TRANSACTION_LIFE_MS = 20 * 60 * 1000

/** @throws PhonepeError if the id is taken */
export function createTransaction(
  store: Store,
  request: PayRequest,
  now: Date,
  fault?: string,
): PhonepeOrder {
  const id = request.merchantTransactionId
  if (findOrder(store, 'phonepe', id)) throw duplicateTransaction()
  const order: PhonepeOrder = {
    provider: 'phonepe',
    ...newOrder('phonepe', id, now),
    gatewayId: `T${randomDigits(22)}`,
    amount: request.amount,
    expiresAt: new Date(now.getTime() + TRANSACTION_LIFE_MS).toISOString(),
    returnUrl: request.redirectUrl,
    notifyUrl: request.callbackUrl,
    merchantId: request.merchantId,
    redirectMode: request.redirectMode,
    fault,
  }
  store.orders.set(order.key, order)
  return order
}

export function findTransaction(store: Store, id: string): PhonepeOrder {
  const order = findOrder(store, 'phonepe', id)
  if (!order) throw transactionNotFound()
  return order
}

export function payView(order: PhonepeOrder, publicUrl: string) {
  return {
    success: true,
    code: 'PAYMENT_INITIATED',
    // Misspelt by PhonePe.
    message: 'Payment Iniiated',
    data: {
      merchantId: order.merchantId,
      merchantTransactionId: order.id,
      instrumentResponse: {
        type: 'PAY_PAGE',
        redirectInfo: { url: `${publicUrl}/pay/${order.token}`, method: 'GET' },
      },
    },
  }
}

/** @throws PhonepeError for an unknown or unpaid transaction, too high an amount, or an id that is taken */
export function refund(store: Store, refunds: Refunds, asked: RefundRequestV1, fault?: string) {
  const { merchantTransactionId: id, amount, callbackUrl: notifyUrl } = asked
  const order = findTransaction(store, asked.originalTransactionId)
  if (findOrder(store, 'phonepe', id)) throw duplicateTransaction()
  const made = refunds.make(order, { id, amount, notifyUrl }, fault)
  if (typeof made === 'string') throw refundRefused(made, duplicateTransaction())
  return refundStatusView(order, made)
}
