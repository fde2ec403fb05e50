import type { PhonepeV2Order, Refund } from '../../gateway/store/order'
import { transactionId } from './order-status-view'

const states = { PENDING: 'PENDING', SUCCESS: 'COMPLETED', FAILED: 'FAILED' } as const
const events = { SUCCESS: 'pg.refund.completed', FAILED: 'pg.refund.failed' } as const

/** The response of GET /payments/v2/refund/{id}/status. */
export function refundView(order: PhonepeV2Order, refund: Refund) {
  return {
    originalMerchantOrderId: order.id,
    refundId: refund.gatewayId,
    merchantRefundId: refund.id,
    amount: refund.amount,
    state: states[refund.state],
    timestamp: Date.parse(refund.settledAt ?? refund.madeAt),
    ...(refund.state === 'FAILED' && { errorCode: 'REFUND_FAILED', detailedErrorCode: 'REFUND_FAILED' }),
    paymentDetails: order.attempts
      .filter(({ id }) => id === refund.attemptId)
      .map((attempt) => ({
        transactionId: transactionId(attempt),
        amount: refund.amount,
        state: states[refund.state],
      })),
  }
}

/** The webhook about a refund, the only one with originalMerchantOrderId. */
export function refundWebhook(order: PhonepeV2Order, refund: Refund, state: 'SUCCESS' | 'FAILED') {
  const event = events[state]
  const type = event.replaceAll('.', '_').toUpperCase()
  const payload = { merchantId: order.merchantId, ...refundView(order, refund) }
  return { label: event, body: JSON.stringify({ type, event, payload }) }
}
