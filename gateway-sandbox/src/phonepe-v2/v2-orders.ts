import type { PhonepeV2Credentials } from '../credentials'
import type { Ledger } from '../ledger/ledger'
import { orderKey, type PhonepeV2Order } from '../ledger/order'
import { badRequest } from '../phonepe/phonepe-error'
import { randomDigits, randomToken } from '../random-id'
import type { Refunds } from '../refunds/refunds'
import { duplicate, notFound } from './v2-refusals'
import type { PayRequestV2, RefundRequestV2 } from './v2-requests'

/** @throws PhonepeError 404 */
export function findV2Order(ledger: Ledger, id: string): PhonepeV2Order {
  const order = ledger.order(orderKey('phonepe-v2', id))
  if (order?.provider !== 'phonepe-v2') throw notFound('order')
  return order
}

/** @throws PhonepeError 409 when the id is taken */
export function createV2Order(
  ledger: Ledger,
  request: PayRequestV2,
  { webhookUrl, merchantId }: PhonepeV2Credentials,
  now: Date,
  fault?: string,
): PhonepeV2Order {
  const key = orderKey('phonepe-v2', request.merchantOrderId)
  if (ledger.order(key)) throw duplicate('order')
  const order: PhonepeV2Order = {
    provider: 'phonepe-v2',
    key,
    id: request.merchantOrderId,
    gatewayId: `OMO${randomDigits(22)}`,
    token: randomToken(),
    amount: request.amount,
    createdAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + request.lifeSeconds * 1000).toISOString(),
    returnUrl: request.redirectUrl,
    notifyUrl: webhookUrl,
    merchantId,
    metaInfo: request.metaInfo,
    fault,
    attempts: [],
    refunds: [],
    disputes: [],
  }
  ledger.record({ type: 'order-created', orderKey: key, order })
  return order
}

/** @throws PhonepeError when there is nothing, or not so much, to give back, or the id is taken */
export function refundV2(ledger: Ledger, refunds: Refunds, asked: RefundRequestV2, fault?: string) {
  const { merchantRefundId: id, originalMerchantOrderId, amount } = asked
  const refund = refunds.make(findV2Order(ledger, originalMerchantOrderId), { id, amount }, fault)
  if (refund === 'id-taken') throw duplicate('refund')
  if (refund === 'not-paid') throw badRequest('The order is not paid.')
  if (refund === 'too-much') throw badRequest('The amount exceeds what is left of the payment.')
  return { refundId: refund.gatewayId, amount: refund.amount, state: 'PENDING' }
}
