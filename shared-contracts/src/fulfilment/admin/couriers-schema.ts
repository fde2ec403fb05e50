import * as z from 'zod/mini'
import { requiredText } from '../../values/text'

const TrackingAddress = z
  .string()
  .check(z.maxLength(300), z.regex(/^(https:\/\/[^\s"<>]+)?$/, 'An address that begins with https://'))

export const CourierToKeep = z.object({
  name: requiredText(60),
  /** `{awb}` is replaced by the shipment's number. Empty if shipments cannot be tracked. */
  trackingAddress: TrackingAddress,
  isOffered: z.boolean(),
})
export const CourierChange = z.object({ ...CourierToKeep.shape, version: z.int() })

export const Courier = z.object({ id: z.string(), ...CourierChange.shape })
export type Courier = z.infer<typeof Courier>
