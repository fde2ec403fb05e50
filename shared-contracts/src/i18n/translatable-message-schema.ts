import * as z from 'zod/mini'

/** A message of the api: complete in English, with its parts for translation. */
export const TranslatableMessage = z.object({
  message: z.string(),
  /** The message with placeholders, such as 'Order {orderId} is paid already.'; undefined if it has no values. */
  text: z.optional(z.string()),
  values: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
})
export type TranslatableMessage = z.infer<typeof TranslatableMessage>
