import * as z from 'zod/mini'
import { categories } from './categories'

export const Category = z.enum(categories)
export type Category = z.infer<typeof Category>

/** One pack of a product. `price` is in rupees as printed: 125, not 125.00 (specification 24.2). */
export const Variant = z.object({
  _id: z.string(),
  quantity: z.string(),
  price: z.number(),
  /** Left out while the pack is available. */
  isSoldOut: z.optional(z.boolean()),
  /** The last packs that can be bought. Left out while there are plenty, or nobody counts them. */
  left: z.optional(z.int()),
})
export type Variant = z.infer<typeof Variant>

/** A product as the api returns it (specification 24.1), with its search names. */
export const Product = z.object({
  _id: z.string(),
  name: z.string(),
  hindiName: z.string(),
  synonyms: z.array(z.string()),
  description: z.string(),
  category: Category,
  images: z.array(z.string()),
  /** The alternative texts of the pictures; '' means the product's name. Left out if all are empty. */
  imageTexts: z.optional(z.array(z.string())),
  variants: z.array(Variant),
})
export type Product = z.infer<typeof Product>
