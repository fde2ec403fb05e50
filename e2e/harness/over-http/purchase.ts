import type { Product } from 'shared-contracts/catalog/product'
import type { Order, OrderLine, PlaceOrder } from 'shared-contracts/orders/order'
import type { Shopper } from './shopper'

/** A purchase in progress, its expected order, and the api's responses (201) so far. */
export interface Purchase {
  shopper: Shopper
  order: PlaceOrder
  expected: Omit<Order, 'createdAt'>
  answers: Order[]
}

const SHIPPING_RUPEES = 50

/** The default delivery address. */
export const shippingAddress = {
  firstName: 'Asha',
  lastName: 'Rao',
  addressLine1: '24, 4th Cross',
  addressLine2: 'Indiranagar',
  city: 'Bengaluru',
  state: 'Karnataka',
  pinCode: '560038',
  country: 'India',
  email: 'asha@example.com',
  phone: '9845012345',
}

/** @param number identifies the order and varies its 1 to 5 lines */
export function newPurchase(
  shopper: Shopper,
  orderId: string,
  number: number,
  offers: readonly OrderLine[],
): Purchase {
  const products = Array.from({ length: 1 + (number % 5) }, (_, index) => ({
    ...pickOffer(offers, number * 7 + index),
    quantity: 1 + ((number + index) % 9),
  }))
  const paise = products.reduce((sum, { price, quantity }) => sum + Math.round(price * 100) * quantity, 0)
  const sums = {
    subtotal: paise / 100,
    shipping: SHIPPING_RUPEES,
    tax: Math.round((paise * 18) / 100) / 100,
    total: (paise + SHIPPING_RUPEES * 100) / 100,
  }
  const common = { orderId, ...sums, products, shippingAddress }
  return {
    shopper,
    order: { ...common, userId: shopper.id, status: 'Pending', paymentMethod: 'Prepaid' },
    expected: { ...common, status: 'Pending', paymentMethod: 'Prepaid', paymentId: null },
    answers: [],
  }
}

/** Lists everything for sale, as order lines. */
export function listOffers(products: readonly Product[]): OrderLine[] {
  return products.flatMap(({ _id, name, images, variants }) =>
    variants
      .filter(({ price, isSoldOut }) => price > 0 && !isSoldOut)
      .map((variant) => ({
        productId: _id,
        variantId: variant._id,
        name,
        variant: variant.quantity,
        price: variant.price,
        quantity: 1,
        image: images[0] ?? '',
      })),
  )
}

function pickOffer(offers: readonly OrderLine[], index: number): OrderLine {
  const offer = offers[index % offers.length]
  if (!offer) throw new Error('The catalogue is empty.')
  return offer
}
