import * as z from 'zod/mini'

/** A message from the api: complete in English, with the parts needed to translate it. */
export const TranslatableMessage = z.object({
  message: z.string(),
  /** The message with placeholders, such as 'Order {orderId} has already been paid.'; undefined if it has no values. */
  text: z.optional(z.string()),
  values: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
})
export type TranslatableMessage = z.infer<typeof TranslatableMessage>
