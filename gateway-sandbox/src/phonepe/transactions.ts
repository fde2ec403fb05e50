import type { Ledger } from '../ledger/ledger'
import { orderKey, type PhonepeOrder } from '../ledger/order'
import { randomDigits, randomToken } from '../random-id'
import type { Refunds } from '../refunds/refunds'
import type { PayRequest, RefundRequestV1 } from './pay-request'
import { badRequest } from './phonepe-error'
import { refundStatusView } from './refund-status'
import { duplicateTransaction, transactionNotFound } from './v1-refusals'

/** PhonePe asks its merchants to poll for 20 minutes; after that a transaction nobody touched has timed out. */
const TRANSACTION_LIFE_MS = 20 * 60 * 1000

/** @throws PhonepeError when the id is taken */
export function createTransaction(
  ledger: Ledger,
  request: PayRequest,
  now: Date,
  fault?: string,
): PhonepeOrder {
  const key = orderKey('phonepe', request.merchantTransactionId)
  if (ledger.order(key)) throw duplicateTransaction()
  const order: PhonepeOrder = {
    provider: 'phonepe',
    key,
    id: request.merchantTransactionId,
    gatewayId: `T${randomDigits(22)}`,
    token: randomToken(),
    amount: request.amount,
    createdAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + TRANSACTION_LIFE_MS).toISOString(),
    returnUrl: request.redirectUrl,
    notifyUrl: request.callbackUrl,
    merchantId: request.merchantId,
    redirectMode: request.redirectMode,
    fault,
    attempts: [],
    refunds: [],
    disputes: [],
  }
  ledger.record({ type: 'order-created', orderKey: key, order })
  return order
}

/** @throws PhonepeError 404 */
export function findTransaction(ledger: Ledger, id: string): PhonepeOrder {
  const order = ledger.order(orderKey('phonepe', id))
  if (order?.provider !== 'phonepe') throw transactionNotFound()
  return order
}

/** The answer of /pg/v1/pay. */
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

/** @throws PhonepeError when there is nothing, or not so much, to give back, or the id is taken */
export function refund(ledger: Ledger, refunds: Refunds, asked: RefundRequestV1, fault?: string) {
  const { merchantTransactionId: id, amount, callbackUrl: notifyUrl } = asked
  const order = findTransaction(ledger, asked.originalTransactionId)
  if (ledger.order(orderKey('phonepe', id))) throw duplicateTransaction()
  const made = refunds.make(order, { id, amount, notifyUrl }, fault)
  if (made === 'id-taken') throw duplicateTransaction()
  if (made === 'not-paid') throw badRequest('The original transaction is not paid.')
  if (made === 'too-much') throw badRequest('The amount exceeds what is left of the payment.')
  return refundStatusView(order, made)
}
