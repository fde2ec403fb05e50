import type { Dialect } from '../gateway/dialect'
import type { CashfreeOrder } from '../gateway/store/order'
import { cashfreeSignature } from './cashfree-signature'
import { disputeWebhook } from './disputes/dispute-webhook'
import { orderStatus } from './orders/order-view'
import { refundWebhookBody } from './refund-view'
import { webhookBody, webhookType } from './webhook-body'

const closedReasons = {
  ACTIVE: undefined,
  PAID: 'This order has been paid.',
  EXPIRED: 'This order has expired.',
  TERMINATED: 'The shop has cancelled this order.',
  TERMINATION_REQUESTED: 'The shop has cancelled this order.',
} as const

export function cashfreeDialect(clientSecret: string): Dialect<CashfreeOrder> {
  return {
    providerName: 'Cashfree',
    testData: {
      upiIds: { success: 'testsuccess@gocash', failure: 'testfailure@gocash', pending: 'testpending@gocash' },
      cards: ['4706131211212123'],
    },
    closedReason: (order, now) => closedReasons[orderStatus(order, now)],
    leave(order) {
      if (!order.returnUrl) return undefined
      const url = order.returnUrl
        .replaceAll('{order_id}', encodeURIComponent(order.id))
        .replaceAll('{order_token}', order.token)
      return { kind: 'redirect', url }
    },
    notice(order, attempt, now) {
      const label = webhookType(attempt)
      return label && { label, body: webhookBody(order, attempt, now) }
    },
    refundNotice(order, refund, now) {
      if (refund.state === 'PENDING') return undefined
      return { label: 'REFUND_STATUS_WEBHOOK', body: refundWebhookBody(order, refund, now) }
    },
    disputeNotice: disputeWebhook,
    sign(delivery, tryNumber, now) {
      const timestamp = String(now.getTime())
      return {
        'x-webhook-signature': cashfreeSignature(clientSecret, timestamp, delivery.body),
        'x-webhook-timestamp': timestamp,
        'x-webhook-version': '2025-01-01',
        'x-webhook-attempt': String(tryNumber),
        'x-idempotency-key': delivery.id,
      }
    },
  }
}
