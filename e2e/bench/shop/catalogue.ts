import { type Product, variantPrice } from 'shared-contracts/catalog/product'
import type { CartLine } from 'shared-contracts/orders/cart/cart'

/** A typical number of lines in a cart. */
const LINES = 5

/** Returns the products of the measured listing, in its order. @throws Error if there are too few */
export async function wholeSpices(origin: string): Promise<[Product, ...Product[]]> {
  const answer = await fetch(`${origin}/api/products?category=${encodeURIComponent('WHOLE SPICES')}`)
  const { data } = (await answer.json()) as { data: Product[] }
  const [first, ...others] = data.filter(({ category }) => category === 'WHOLE SPICES')
  if (!first || others.length < LINES - 1)
    throw new Error(`The shop at ${origin} has too few whole spices to measure.`)
  return [first, ...others]
}

/** Returns a cart of five products as the browser stores it (specification 9.11). */
export async function fullCart(origin: string): Promise<string> {
  const lines = (await wholeSpices(origin)).slice(0, LINES).map(
    ({ _id, name, images, variants: [variant] }): CartLine => ({
      id: _id,
      variantId: variant?._id ?? '',
      variantLabel: variant?.quantity ?? '',
      title: name,
      price: variantPrice(variant),
      image: images[0] ?? '',
      quantity: 1,
    }),
  )
  return JSON.stringify({ lines, orderId: null })
}
