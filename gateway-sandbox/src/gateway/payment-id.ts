import { transactionId } from '../phonepe/v2/order-status-view'
import type { Attempt, Order } from './store/order'

/** Returns the provider's own id of a payment. In PhonePe's version 1, that is the transaction's. */
export function toPaymentId(order: Order, attempt: Attempt): string {
  switch (order.provider) {
    case 'cashfree':
      return attempt.id
    case 'phonepe':
      return order.gatewayId
    case 'phonepe-v2':
      return transactionId(attempt)
  }
}
