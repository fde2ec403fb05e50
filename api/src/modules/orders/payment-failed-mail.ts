import { formatAmount } from 'shared-contracts/domain/money'
import { paths } from 'shared-contracts/domain/paths'
import type { Letter } from '../../mail/outbox'
import type { StoredOrder } from './orders.repository'

/**
 * The mail that tells a customer a payment failed, and how to pay the same order again.
 * @param reason in the gateway's words
 * @param publicOrigin where browsers find the shop, without a slash at the end
 */
export function paymentFailedMail(order: StoredOrder, reason: string, publicOrigin: string): Letter {
  const { firstName, lastName, email } = order.shippingAddress
  return {
    to: email,
    subject: `The payment for your order ${order.orderId} failed`,
    parts: [
      `Dear ${firstName} ${lastName},`,
      `The payment of Rs ${formatAmount(order.total)} for your order ${order.orderId} failed. ${reason}`,
      'Your order is kept. If money was taken from your account all the same, your bank gives it back.',
      {
        button: 'PAY AGAIN',
        href: `${publicOrigin}${paths.thankYou}?order_id=${encodeURIComponent(order.orderId)}`,
      },
    ],
  }
}
