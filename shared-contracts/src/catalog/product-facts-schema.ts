import * as z from 'zod/mini'
import { ReviewRating } from '../reviews/review-schema'

/** Net content of a pack: grams, millilitres or a count. Only packs with the same unit can be compared. */
export const NetQuantity = z.object({
  amount: z.int().check(z.positive()),
  unit: z.enum(['g', 'ml', 'piece', 'kit']),
})
export type NetQuantity = z.infer<typeof NetQuantity>

/** A pack's label facts, without its price. */
export const VariantFacts = z.object({
  _id: z.string(),
  net: z.optional(NetQuantity),
  /** The maximum retail price in rupees, including all taxes; the price if none was declared. */
  mrp: z.number(),
})
export type VariantFacts = z.infer<typeof VariantFacts>

/** Label facts of a product. Undeclared facts are left out. */
export const ProductFacts = z.object({
  origin: z.optional(z.string()),
  /** Name and address of the manufacturer and packer. */
  maker: z.string(),
  /** Number of the food licence (FSSAI). */
  licence: z.optional(z.string()),
  /** Months from packing. */
  bestBeforeMonths: z.optional(z.int()),
  ingredients: z.optional(z.array(z.string())),
  /** Empty if the product contains none. */
  allergens: z.optional(z.array(z.string())),
  variants: z.array(VariantFacts),
  /** Left out while the product has no published review. */
  rating: z.optional(ReviewRating),
})
export type ProductFacts = z.infer<typeof ProductFacts>
