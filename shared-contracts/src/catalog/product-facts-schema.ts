import * as z from 'zod/mini'

/** What a pack holds: grams, millilitres, or a count. Packs are compared within one unit. */
export const NetQuantity = z.object({
  amount: z.int().check(z.positive()),
  unit: z.enum(['g', 'ml', 'piece', 'kit']),
})
export type NetQuantity = z.infer<typeof NetQuantity>

/** What the label of a pack says beside its price. */
export const VariantFacts = z.object({
  _id: z.string(),
  net: z.optional(NetQuantity),
  /** In rupees with all taxes: the price, where the owner has set no other. */
  mrp: z.number(),
})
export type VariantFacts = z.infer<typeof VariantFacts>

/** What the label of a product says. What nobody has said is left out. */
export const ProductFacts = z.object({
  /** Country of origin. */
  origin: z.optional(z.string()),
  /** Who makes and packs it: name and address. */
  maker: z.string(),
  /** Number of the food licence (FSSAI). */
  licence: z.optional(z.string()),
  /** Months from packing. */
  bestBeforeMonths: z.optional(z.int()),
  ingredients: z.optional(z.array(z.string())),
  /** Empty where the ingredients have none. */
  allergens: z.optional(z.array(z.string())),
  variants: z.array(VariantFacts),
})
export type ProductFacts = z.infer<typeof ProductFacts>
