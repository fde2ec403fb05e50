import { formatAmount, type Paise, times } from 'shared-contracts/domain/money'
import { TAX_PERCENT } from 'shared-contracts/domain/totals'
import type { Letter } from '../../mail/outbox'
import type { StoredOrder } from './orders.repository'
import type { PricedLine } from './pricing'

/** The mail that tells a customer the money has arrived, with the order's invoice. */
export function paidMail(order: StoredOrder, lines: readonly PricedLine[]): Letter {
  const { firstName, lastName, addressLine1, addressLine2, city, state, pinCode, country, email } =
    order.shippingAddress
  return {
    to: email,
    subject: `Your order ${order.orderId} has been confirmed`,
    parts: [
      `Dear ${firstName} ${lastName},`,
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

function inRupees(amount: Paise): string {
  return `Rs ${formatAmount(amount)}`
}
