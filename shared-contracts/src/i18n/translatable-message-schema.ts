import * as z from 'zod/mini'

/** A message of the api: complete in English, and with the parts that translating it needs. */
export const TranslatableMessage = z.object({
  message: z.string(),
  /** The message with placeholders, such as 'Order {orderId} has already been paid.'; undefined if it has no values. */
  text: z.optional(z.string()),
  values: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
})
export type TranslatableMessage = z.infer<typeof TranslatableMessage>
