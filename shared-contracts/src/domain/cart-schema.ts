import * as z from 'zod/mini'
import { MAX_LINE_QUANTITY } from './line-quantity'
import { paise } from './money'

const PaiseAmount = z.pipe(z.int().check(z.nonnegative()), z.transform(paise))

/** One product in one variant (specification 9.8). Prices are paise. */
export const CartLine = z.object({
  /** The product's _id. */
  id: z.string(),
  variantId: z.string(),
  /** The variant's quantity label, such as '100 g'. */
  variantLabel: z.string(),
  title: z.string(),
  price: PaiseAmount,
  image: z.string(),
  quantity: z.int().check(z.minimum(1), z.maximum(MAX_LINE_QUANTITY)),
})
export type CartLine = z.infer<typeof CartLine>
