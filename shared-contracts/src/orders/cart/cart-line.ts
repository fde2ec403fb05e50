import type { Paise } from '../../values/money'

/** One product in one variant (specification 9.8). */
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
