import type { PhonepeV2Credentials } from '../../config'
import type { Refunds } from '../../gateway/refunds'
import { newOrder, type PhonepeV2Order } from '../../gateway/store/order'
import { findOrder } from '../../gateway/store/orders'
import type { Store } from '../../gateway/store/store'
import { randomDigits } from '../../values/random-id'
import { refundRefused } from '../phonepe-error'
import { duplicate, notFound } from './v2-refusals'
import type { PayRequestV2, RefundRequestV2 } from './v2-requests'

export function findV2Order(store: Store, id: string): PhonepeV2Order {
  const order = findOrder(store, 'phonepe-v2', id)
  if (!order) throw notFound('order')
  return order
}

/** @throws PhonepeError 409 if the id is taken */
export function createV2Order(
  store: Store,
  request: PayRequestV2,
  { webhookUrl, merchantId }: PhonepeV2Credentials,
  now: Date,
  fault?: string,
): PhonepeV2Order {
  const id = request.merchantOrderId
  if (findOrder(store, 'phonepe-v2', id)) throw duplicate('order')
  const order: PhonepeV2Order = {
    provider: 'phonepe-v2',
    ...newOrder('phonepe-v2', id, now),
    gatewayId: `OMO${randomDigits(22)}`,
    amount: request.amount,
    expiresAt: new Date(now.getTime() + request.lifeSeconds * 1000).toISOString(),
    returnUrl: request.redirectUrl,
    notifyUrl: webhookUrl,
    merchantId,
    metaInfo: request.metaInfo,
    fault,
  }
  store.orders.set(order.key, order)
  return order
}

/** @throws PhonepeError for an unknown or unpaid order, too high an amount, or an id that is taken */
export function refundV2(store: Store, refunds: Refunds, asked: RefundRequestV2, fault?: string) {
  const { merchantRefundId: id, originalMerchantOrderId, amount } = asked
  const refund = refunds.make(findV2Order(store, originalMerchantOrderId), { id, amount }, fault)
  if (typeof refund === 'string') throw refundRefused(refund, duplicate('refund'))
  return { refundId: refund.gatewayId, amount: refund.amount, state: 'PENDING' }
}
