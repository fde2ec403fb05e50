import * as z from 'zod/mini'

/** GET /api/admin/sales: the last 30 days in India, including today. */
export const Sales = z.object({
  /** Oldest first; days without sales have zeros. */
  days: z.array(
    z.object({
      /** Such as '2026-11-27'. */
      day: z.string(),
      /** Paid orders. */
      orders: z.int(),
      /** Paise. */
      money: z.int(),
    }),
  ),
  /** Packs bought in these 30 days that are now sold out, the best sellers first. */
  soldOut: z.array(
    z.object({ productId: z.string(), name: z.string(), variant: z.string(), pieces: z.int() }),
  ),
})
export type Sales = z.infer<typeof Sales>
