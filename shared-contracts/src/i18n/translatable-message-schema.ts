import * as z from 'zod/mini'

/** A sentence of the api: finished in English, and with what a page in another language makes its own of. */
export const TranslatableMessage = z.object({
  message: z.string(),
  /** The sentence with places for its values, such as 'Order {orderId} is paid already.'; none where it has no values. */
  text: z.optional(z.string()),
  values: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
})
export type TranslatableMessage = z.infer<typeof TranslatableMessage>
