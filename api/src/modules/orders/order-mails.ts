import { formatAmount, type Paise, times } from 'shared-contracts/domain/money'
import { TAX_PERCENT } from 'shared-contracts/domain/totals'
import type { Message } from '../customers'
import type { StoredOrder } from './orders.repository'
import type { PricedLine } from './pricing'

/** Tells a customer that the money has arrived, with the order's invoice. */
export function paidMail(order: StoredOrder, lines: readonly PricedLine[]): Message {
  const { firstName, lastName, addressLine1, addressLine2, city, state, pinCode, country } =
    order.shippingAddress
  return {
    subject: `Your order ${order.orderId} has been confirmed`,
    parts: [
      greeting(order),
      `Your order ${order.orderId} has been confirmed. Thank you!`,
      { heading: `ORDER INVOICE #${order.orderId}` },
      {
        rows: lines.map(({ name, variant, quantity, price }) => [
          `${quantity} x ${name}, ${variant}`,
          inRupees(times(price, quantity)),
        ]),
        sums: [
          ['Sub total', inRupees(order.subtotal)],
          ['Shipping', inRupees(order.shipping)],
          [`Tax (${TAX_PERCENT}%), included in the prices`, inRupees(order.tax)],
          ['Total paid', inRupees(order.total)],
        ],
      },
      ...(order.paymentId ? [`Payment ID: ${order.paymentId}`] : []),
      { heading: 'Shipping address' },
      [
        `${firstName} ${lastName}`,
        addressLine1,
        addressLine2,
        [city, [state, pinCode].filter(Boolean).join(' ')].filter(Boolean).join(', '),
        country,
      ]
        .filter(Boolean)
        .join('\n'),
    ],
  }
}

/**
 * Tells a customer that a payment failed, and how to pay the same order again.
 * @param reason in the gateway's words; empty where it gave none
 * @param payAgainAt the page where this order can be paid again
 */
export function paymentFailedMail(order: StoredOrder, reason: string, payAgainAt: string): Message {
  return {
    subject: `The payment for your order ${order.orderId} failed`,
    parts: [
      greeting(order),
      `The payment of ${inRupees(order.total)} for your order ${order.orderId} failed. ${reason}`.trim(),
      'Your order is kept. If money was taken from your account all the same, your bank gives it back.',
      { button: 'PAY AGAIN', href: payAgainAt },
    ],
  }
}

/** Tells a customer that money goes back. The days are those of the refund policy. */
export function refundMail(order: StoredOrder, amount: Paise): Message {
  const sum = inRupees(amount)
  return {
    subject: `A refund of ${sum} for your order ${order.orderId}`,
    parts: [
      greeting(order),
      `We have refunded ${sum} for your order ${order.orderId}.`,
      'The money goes back by the way you paid. It is credited in 10-15 days.',
    ],
  }
}

function greeting({ shippingAddress: { firstName, lastName } }: StoredOrder): string {
  return `Dear ${firstName} ${lastName},`
}

function inRupees(amount: Paise): string {
  return `Rs ${formatAmount(amount)}`
}
