import type { Attempt, CashfreeOrder } from '../gateway/store/order'
import { indianTime } from '../values/indian-time'
import { jsonWithRupees } from './json-with-rupees'
import { errorDetails, paymentGroup, paymentMessage, paymentMethod } from './orders/payment-view'

const webhookTypes = {
  SUCCESS: 'PAYMENT_SUCCESS_WEBHOOK',
  FAILED: 'PAYMENT_FAILED_WEBHOOK',
  USER_DROPPED: 'PAYMENT_USER_DROPPED_WEBHOOK',
  PENDING: undefined,
} as const

/** Returns the type of webhook for an attempt; undefined while it is pending. */
export function webhookType(attempt: Attempt) {
  return webhookTypes[attempt.state]
}

/** The raw body of a payment webhook, in the shape of version 2025-01-01. */
export function webhookBody(order: CashfreeOrder, attempt: Attempt, now: Date): string {
  return jsonWithRupees((print) => ({
    data: {
      order: {
        order_id: order.id,
        order_amount: print(order.amount),
        order_currency: 'INR',
        order_tags: order.tags,
      },
      payment: {
        cf_payment_id: attempt.id,
        payment_status: attempt.state,
        payment_amount: print(order.amount),
        payment_currency: 'INR',
        payment_message: paymentMessage(attempt),
        payment_time: indianTime(attempt.madeAt),
        bank_reference: attempt.state === 'USER_DROPPED' ? null : attempt.bankReference,
        auth_id: null,
        payment_method: paymentMethod(attempt.method),
        payment_group: paymentGroup(attempt.method),
      },
      customer_details: order.customer,
      error_details: errorDetails(attempt),
      payment_gateway_details: {
        gateway_name: 'CASHFREE',
        gateway_order_id: order.gatewayId,
        gateway_payment_id: attempt.id,
        gateway_order_reference_id: order.token,
        gateway_settlement: 'CASHFREE',
        gateway_status_code: null,
      },
      payment_offers: [],
    },
    event_time: indianTime(now),
    type: webhookType(attempt),
  }))
}
