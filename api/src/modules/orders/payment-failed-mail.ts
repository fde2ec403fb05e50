import { formatAmount } from 'shared-contracts/domain/money'
import type { Letter } from '../../mail/outbox'
import type { StoredOrder } from './orders.repository'

/**
 * The mail that tells a customer a payment failed, and how to pay the same order again.
 * @param reason in the gateway's words; empty where it gave none
 * @param payAgainAt the page where this order can be paid again
 */
export function paymentFailedMail(order: StoredOrder, reason: string, payAgainAt: string): Letter {
  const { firstName, lastName, email } = order.shippingAddress
  return {
    to: email,
    subject: `The payment for your order ${order.orderId} failed`,
    parts: [
      `Dear ${firstName} ${lastName},`,
      `The payment of Rs ${formatAmount(order.total)} for your order ${order.orderId} failed. ${reason}`.trim(),
      'Your order is kept. If money was taken from your account all the same, your bank gives it back.',
      { button: 'PAY AGAIN', href: payAgainAt },
    ],
  }
}
