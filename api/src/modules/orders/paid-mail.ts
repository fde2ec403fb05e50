import { formatAmount, times } from 'shared-contracts/domain/money'
import { shop } from 'shared-contracts/domain/shop'
import type { StoredOrder } from './orders.repository'
import type { PricedLine } from './pricing'

/** The mail that tells a customer the money has arrived. */
export function paidMail(order: StoredOrder, lines: readonly PricedLine[]) {
  const { firstName, lastName, addressLine1, addressLine2, city, state, pinCode, country, email } =
    order.shippingAddress
  const items = lines.map(
    ({ name, variant, quantity, price }) =>
      `${quantity} x ${name}, ${variant}: Rs ${formatAmount(times(price, quantity))}`,
  )
  const text = [
    `Dear ${firstName} ${lastName},`,
    '',
    `Your order ${order.orderId} has been confirmed. Thank you!`,
    '',
    ...items,
    `Sub total: Rs ${formatAmount(order.subtotal)}`,
    `Shipping: Rs ${formatAmount(order.shipping)}`,
    `Total paid: Rs ${formatAmount(order.total)} (tax included in the prices: Rs ${formatAmount(order.tax)})`,
    '',
    'It goes to:',
    [addressLine1, addressLine2, city, state, pinCode, country].filter(Boolean).join(', '),
    '',
    `${shop.brand}, ${shop.phone}`,
  ]
  return { to: email, subject: `Your order ${order.orderId} has been confirmed`, text: text.join('\n') }
}
