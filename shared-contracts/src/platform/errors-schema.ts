import * as z from 'zod/mini'
import { TranslatableMessage } from '../i18n/translatable-message-schema'
import { errorCodes } from './errors'

/** Every error's body. `fields` has a message for each invalid field; `figures` the correct amounts after PRICE_CHANGED. */
export const ErrorBody = z.object({
  ...TranslatableMessage.shape,
  code: z.enum(errorCodes),
  fields: z.optional(z.record(z.string(), z.string())),
  figures: z.optional(z.record(z.string(), z.number())),
  requestId: z.optional(z.string()),
})
export type ErrorBody = z.infer<typeof ErrorBody>
