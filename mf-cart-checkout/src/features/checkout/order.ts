import type { User } from 'shared-contracts/customers/customer'
import { type CartLine, subtotal } from 'shared-contracts/orders/cart/cart'
import type { OrderAddress, OrderRecord, PlaceOrder } from 'shared-contracts/orders/order'
import { AWAITING_PAYMENT } from 'shared-contracts/orders/order-status'
import { computeTotals, oldPrice, type Totals } from 'shared-contracts/orders/totals'
import { rupees } from 'shared-contracts/values/money'

interface OrderSource {
  user: User
  lines: readonly CartLine[]
  delivery: OrderAddress
  orderId: string
}

/** Returns the order to send (specification 11.23). */
export function buildOrder({ user, lines, delivery, orderId }: OrderSource): PlaceOrder {
  return {
    userId: user.id,
    orderId,
    products: lines.map((line) => ({
      productId: line.id,
      variantId: line.variantId,
      name: line.title,
      price: rupees(line.price),
      oldPrice: rupees(oldPrice(line.price)),
      quantity: line.quantity,
      image: line.image,
    })),
    shippingAddress: delivery,
    ...computeRupeeTotals(lines),
    paymentMethod: 'Prepaid',
    status: 'Pending',
  }
}

/** Builds this browser's record of an order (specification 24.7). @param paymentId the gateway's id, or '' */
export function buildOrderRecord(
  { orderId, shippingAddress }: PlaceOrder,
  lines: readonly CartLine[],
  { paymentId, createdAt }: { paymentId: string; createdAt: string },
): OrderRecord {
  const { addressLine1, addressLine2, city, state, pinCode, country } = shippingAddress
  return {
    orderId,
    payment_id: paymentId,
    status: AWAITING_PAYMENT,
    createdAt,
    items: lines.map(({ title, price, quantity }) => ({ title, price: rupees(price), quantity })),
    ...computeRupeeTotals(lines),
    shippingAddress: {
      address: [addressLine1, addressLine2].filter(Boolean).join(', '),
      city,
      state,
      pincode: pinCode,
      country,
    },
  }
}

function computeRupeeTotals(lines: readonly CartLine[]): Record<keyof Totals, number> {
  const totals = computeTotals(subtotal(lines))
  return {
    subtotal: rupees(totals.subtotal),
    shipping: rupees(totals.shipping),
    tax: rupees(totals.tax),
    total: rupees(totals.total),
  }
}
