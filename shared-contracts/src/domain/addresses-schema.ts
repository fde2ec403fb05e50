import * as z from 'zod/mini'
import { Email, optionalText, requiredText } from './text'

/** A shipping address as a browser sends it (specification 10.13). */
export const ShippingAddressInput = z.object({
  userId: requiredText(64),
  firstName: requiredText(100),
  lastName: requiredText(100),
  phoneCode: optionalText(5),
  phoneNumber: requiredText(20),
  /** Line 1 and the optional line 2, joined by a comma. */
  address: requiredText(400),
  city: requiredText(100),
  state: requiredText(100),
  pincode: requiredText(12),
  country: requiredText(60),
  email: z.optional(Email),
})
export type ShippingAddressInput = z.infer<typeof ShippingAddressInput>

/** A shipping address as the api answers it (specification 24.5). */
export const ShippingAddress = z.object({
  _id: z.string(),
  userId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phoneCode: z.string(),
  phoneNumber: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  pincode: z.string(),
  country: z.string(),
  email: z.string(),
})
export type ShippingAddress = z.infer<typeof ShippingAddress>
