import { createHash } from 'node:crypto'
import type { PlaceOrder } from 'shared-contracts/orders/order'
import { parseRupees } from 'shared-contracts/values/money'

/** Hashes an order to spot repeats. Ignores key and line order, number formats, pictures and old prices. */
export function fingerprint(order: Omit<PlaceOrder, 'paymentMethod' | 'status'>): string {
  const {
    userId,
    orderId,
    products,
    shippingAddress: address,
    subtotal,
    shipping,
    tax,
    total,
    discount,
    ...rest
  } = order
  const lines = products.map((line) => [
    line.productId ?? '',
    line.variantId ?? '',
    line.name,
    amount(line.price),
    line.quantity,
  ])
  const others = { ...rest, ...(discount !== undefined && { discount: amount(discount) }) }
  const content = [
    lines.map((line) => JSON.stringify(line)).sort(),
    [address.firstName, address.lastName, address.addressLine1, address.addressLine2 ?? ''],
    [address.city, address.state, address.pinCode, address.country, address.email, address.phone],
    [subtotal, shipping, tax, total].map(amount),
    // Includes fields that are added to the schema later.
    ...Object.entries(others).sort(),
  ]
  return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}

/** Normalises an amount. An invalid one is compared as it was sent. */
function amount(rupees: number | string): number | string {
  return parseRupees(rupees) ?? rupees
}
