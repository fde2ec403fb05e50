import { formatAmount, type Paise } from 'shared-contracts/domain/money'
import type { Letter } from '../../mail/outbox'
import type { StoredOrder } from './orders.repository'

/** The mail that tells a customer of money that goes back; the days are those of the refund policy. */
export function refundMail(order: StoredOrder, amount: Paise): Letter {
  const { firstName, lastName, email } = order.shippingAddress
  const sum = `Rs ${formatAmount(amount)}`
  return {
    to: email,
    subject: `A refund of ${sum} for your order ${order.orderId}`,
    parts: [
      `Dear ${firstName} ${lastName},`,
      `We have refunded ${sum} for your order ${order.orderId}.`,
      'The money goes back by the way you paid. It is credited in 10-15 days.',
    ],
  }
}
