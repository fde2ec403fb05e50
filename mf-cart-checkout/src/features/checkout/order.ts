import type { User } from 'shared-contracts/customers/customer'
import type { CartLine } from 'shared-contracts/orders/cart/cart'
import type { ShownDiscountedCart } from 'shared-contracts/orders/discounts/discounts-reader'
import type { OrderAddress, OrderRecord, PlaceOrder } from 'shared-contracts/orders/order'
import { AWAITING_PAYMENT } from 'shared-contracts/orders/order-status'
import { oldPrice } from 'shared-contracts/orders/totals'
import { rupees } from 'shared-contracts/values/money'
import { totalsInRupees } from './discount/discounted-totals'

interface OrderSource {
  user: User
  lines: readonly CartLine[]
  delivery: OrderAddress
  orderId: string
  /** The cart as the api priced it with a discount, if there is one. */
  discounted?: ShownDiscountedCart | undefined
}

/** Returns the order to send (specification 11.23). */
export function buildOrder({ user, lines, delivery, orderId, discounted }: OrderSource): PlaceOrder {
  const discount = discounted?.discount
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
    ...totalsInRupees(lines, discounted),
    ...(discount && { discount: discount.amount, ...(discount.code && { code: discount.code }) }),
    paymentMethod: 'Prepaid',
    status: 'Pending',
  }
}

/** Builds this browser's record of an order (specification 24.7). @param paymentId the gateway's id, or '' */
export function buildOrderRecord(
  { orderId, shippingAddress }: PlaceOrder,
  lines: readonly CartLine[],
  {
    paymentId,
    createdAt,
    discounted,
  }: { paymentId: string; createdAt: string } & Pick<OrderSource, 'discounted'>,
): OrderRecord {
  const { addressLine1, addressLine2, city, state, pinCode, country } = shippingAddress
  return {
    orderId,
    payment_id: paymentId,
    status: AWAITING_PAYMENT,
    createdAt,
    items: lines.map(({ title, price, quantity }) => ({ title, price: rupees(price), quantity })),
    ...totalsInRupees(lines, discounted),
    ...(discounted?.discount && { discount: discounted.discount }),
    shippingAddress: {
      address: [addressLine1, addressLine2].filter(Boolean).join(', '),
      city,
      state,
      pincode: pinCode,
      country,
    },
  }
}
