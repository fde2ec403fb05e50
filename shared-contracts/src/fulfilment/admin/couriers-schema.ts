import * as z from 'zod/mini'
import { requiredText } from '../../values/text'

const TrackingAddress = z
  .string()
  .check(z.maxLength(300), z.regex(/^(https:\/\/[^\s"<>]+)?$/, 'Enter an address that starts with https://'))

export const CourierToKeep = z.object({
  name: requiredText(60),
  /** `{awb}` is replaced by the tracking number. Empty if the courier has no tracking page. */
  trackingAddress: TrackingAddress,
  isOffered: z.boolean(),
})
export const CourierChange = z.object({ ...CourierToKeep.shape, version: z.int() })

export const Courier = z.object({ id: z.string(), ...CourierChange.shape })
export type Courier = z.infer<typeof Courier>
