import { shop } from 'shared-contracts/platform/shop'
import { inRupees, times } from 'shared-contracts/values/money'
import type { Letter } from '../../../mail/outbox'
import type { Orders, StoredOrder } from '../../orders'

type Lines = NonNullable<ReturnType<Awaited<ReturnType<Orders['linesOf']>>['get']>>

/** Notifies the owner of a paid order. @param page the order's page in the admin */
export function newOrderMail(order: StoredOrder, lines: Lines, page: string): Letter {
  const { firstName, lastName, city, state, pinCode, phone } = order.shippingAddress
  return {
    to: shop.email,
    subject: `New order ${order.orderId}: ${inRupees(order.total)}`,
    parts: [
      `${firstName} ${lastName}, ${[city, state, pinCode].filter(Boolean).join(' ')}, ${phone}`,
      {
        rows: lines.map(({ name, variant, quantity, price }) => [
          `${quantity} x ${name}, ${variant}`,
          inRupees(times(price, quantity)),
        ]),
        sums: [['Total paid', inRupees(order.total)]],
      },
      { button: 'VIEW ORDER', href: page },
    ],
  }
}

/** Reminds the owner of orders that nobody has opened within the hour. @param admin the page that lists them */
export function unopenedMail(orderIds: readonly string[], admin: string): Letter {
  const count = orderIds.length === 1 ? '1 order' : `${orderIds.length} orders`
  return {
    to: shop.email,
    subject: `${count} not opened for an hour`,
    parts: [
      `Paid, but not opened in the admin yet: ${orderIds.join(', ')}.`,
      'If a phone should have alerted you, send a test alert from Alerts in the admin.',
      { button: 'OPEN ADMIN', href: admin },
    ],
  }
}
