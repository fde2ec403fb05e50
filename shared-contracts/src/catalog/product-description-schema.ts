import * as z from 'zod/mini'

/** A product's description in a language other than English. */
export const ProductDescription = z.object({
  /** Left out if the English text has no translation. */
  description: z.optional(z.string()),
})
export type ProductDescription = z.infer<typeof ProductDescription>
