import * as z from 'zod/mini'
import { Email, optionalText, requiredText, typedText } from '../../values/text'
import { PostalCode } from './pincode-schema'

/** A shipping address as the browser sends it (specification 10.13). */
export const ShippingAddressInput = z.object({
  userId: requiredText(64),
  firstName: typedText(100),
  lastName: typedText(100),
  phoneCode: optionalText(5),
  /** Not validated as a phone number, because its format depends on the country code. */
  phoneNumber: typedText(40),
  /** Line 1 and the optional line 2, joined by a comma. */
  address: typedText(400),
  city: typedText(100),
  state: typedText(100),
  pincode: PostalCode,
  country: typedText(60),
  email: z.optional(Email),
})
export type ShippingAddressInput = z.infer<typeof ShippingAddressInput>

/** A shipping address as the api returns it (specification 24.5). */
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
