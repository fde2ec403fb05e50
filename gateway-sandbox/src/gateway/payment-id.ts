import { transactionId } from '../phonepe/v2/order-status-view'
import type { Attempt, Order } from './store/order'

/** The provider's own id of a payment, as merchants learn it: PhonePe's version 1 knows but the transaction's. */
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
