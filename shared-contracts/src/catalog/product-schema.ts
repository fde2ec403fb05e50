import * as z from 'zod/mini'
import { categories } from './categories'

export const Category = z.enum(categories)
export type Category = z.infer<typeof Category>

/** One pack of a product. `price` is in rupees as printed: 125, not 125.00 (specification 24.2). */
export const Variant = z.object({
  _id: z.string(),
  quantity: z.string(),
  price: z.number(),
  /** Left out while the pack can be bought. */
  isSoldOut: z.optional(z.boolean()),
})
export type Variant = z.infer<typeof Variant>

/** A product as the api answers it (specification 24.1), with the names it is searched by. */
export const Product = z.object({
  _id: z.string(),
  name: z.string(),
  hindiName: z.string(),
  synonyms: z.array(z.string()),
  description: z.string(),
  category: Category,
  images: z.array(z.string()),
  /** What each picture shows, or ''. Left out where nobody has said it of any: then it is the name. */
  imageTexts: z.optional(z.array(z.string())),
  variants: z.array(Variant),
})
export type Product = z.infer<typeof Product>
