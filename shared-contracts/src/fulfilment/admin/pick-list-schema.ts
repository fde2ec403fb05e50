import * as z from 'zod/mini'
import { requiredText } from '../../values/text'

const ids = z.array(requiredText(64)).check(z.maxLength(500))

/** The orders to pick; if omitted, all orders that are to be packed. */
export const PickListRequest = z.object({ orders: z.optional(ids) })
export const PrintedList = z.object({ orders: ids })

/** All packs of one variant, picked together. */
export const Pick = z.object({
  productId: z.string(),
  variantId: z.string(),
  name: z.string(),
  variant: z.string(),
  quantity: z.number(),
  orders: z.array(z.object({ id: z.string(), orderId: z.string(), quantity: z.number() })),
})
export type Pick = z.infer<typeof Pick>

export const PickList = z.object({
  /** Sorted in shelf order, which is the order of the catalogue. */
  picks: z.array(Pick),
  orders: z.array(
    z.object({
      id: z.string(),
      orderId: z.string(),
      name: z.string(),
      pieces: z.number(),
      /** True if it has not been on a printed list yet. */
      isNew: z.boolean(),
    }),
  ),
  printedAt: z.optional(z.string()),
})
export type PickList = z.infer<typeof PickList>
