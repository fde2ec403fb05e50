import { shop } from 'shared-contracts/platform/shop'
import { formatAmount, formatPrice, times } from 'shared-contracts/values/money'
import type { Letter } from '../../../mail/outbox'
import type { Orders, StoredOrder } from '../../orders'

type Lines = NonNullable<ReturnType<Awaited<ReturnType<Orders['linesOf']>>['get']>>

/** Notifies the owner of a paid order. @param page the order's page in the admin */
export function newOrderMail(order: StoredOrder, lines: Lines, page: string): Letter {
  const { firstName, lastName, city, state, pinCode, phone } = order.shippingAddress
  return {
    to: shop.email,
    subject: `New order ${order.orderId}: Rs ${formatPrice(order.total)}`,
    parts: [
      `${firstName} ${lastName}, ${[city, state, pinCode].filter(Boolean).join(' ')}, ${phone}`,
      {
        rows: lines.map(({ name, variant, quantity, price }) => [
          `${quantity} x ${name}, ${variant}`,
          `Rs ${formatAmount(times(price, quantity))}`,
        ]),
        sums: [['Total paid', `Rs ${formatAmount(order.total)}`]],
      },
      { button: 'OPEN THE ORDER', href: page },
    ],
  }
}

/** Reminds the owner of orders that nobody has opened within the hour. @param admin the page that lists them */
export function unopenedMail(orderIds: readonly string[], admin: string): Letter {
  const count = orderIds.length === 1 ? '1 order' : `${orderIds.length} orders`
  return {
    to: shop.email,
    subject: `Nobody has opened ${count} for an hour`,
    parts: [
      `Paid, and not opened in the admin: ${orderIds.join(', ')}.`,
      'If a phone should have told of them, press Test under Alerts in the admin.',
      { button: 'OPEN THE ADMIN', href: admin },
    ],
  }
}
