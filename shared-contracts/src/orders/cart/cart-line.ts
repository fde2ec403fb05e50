import type { Paise } from '../../values/money'

/** A line of the cart: one variant of a product (specification 9.8). */
export interface CartLine {
  /** The product's _id. */
  id: string
  variantId: string
  /** The variant's quantity label, such as '100 g'. */
  variantLabel: string
  title: string
  price: Paise
  image: string
  quantity: number
}
