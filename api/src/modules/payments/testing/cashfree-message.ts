import { cashfreeSignature } from '../providers/cashfree/cashfree-signature'
import { untilApplied } from './checkout'
import type { TestShop } from './test-shop'

/** Sends the shop a message as Cashfree would, and waits until it is handled. */
export async function sendCashfree(shop: TestShop, content: object): Promise<number> {
  const body = JSON.stringify(content)
  const headers = {
    'x-webhook-timestamp': '1',
    'x-webhook-signature': cashfreeSignature('TEST_CLIENT_SECRET', '1', Buffer.from(body)),
  }
  const request = { method: 'POST', url: '/api/payments/webhook', payload: body, headers } as const
  const { statusCode } = await shop.app.inject(request)
  await untilApplied(shop)
  return statusCode
}

/** Builds the message about a successful payment. @param rupees the order's amount */
export function success(gatewayOrderId: string, paymentId: string, rupees = 175) {
  const order = { order_id: gatewayOrderId, order_amount: rupees, order_currency: 'INR' }
  const payment = { cf_payment_id: paymentId, payment_status: 'SUCCESS', payment_amount: rupees }
  return { type: 'PAYMENT_SUCCESS_WEBHOOK', data: { order, payment } }
}

export function dispute(gatewayOrderId: string, paymentId: string, status: string, id = 'D-1') {
  return {
    type: 'DISPUTE_UPDATED',
    data: {
      dispute: {
        dispute_id: id,
        dispute_amount: 175,
        dispute_status: status,
        reason_description: 'Goods not received',
      },
      order_details: { order_id: gatewayOrderId, cf_payment_id: paymentId },
    },
  }
}
