import * as z from 'zod/mini'
import { normalisePincode, PINCODE } from './pincode'

export const Pincode = z
  .string()
  .check(z.overwrite(normalisePincode), z.regex(PINCODE, 'Enter a 6-digit pincode.'))

/** A postal code of any country. An Indian pincode is stored as its six digits. */
export const PostalCode = z
  .string()
  .check(z.overwrite(normalisePincode), z.minLength(1), z.maxLength(12), z.regex(/^[^\p{Cc}]*$/u))

/** The location of a pincode. A field is empty if unknown. */
export const PincodeLocation = z.object({
  /** The city for an address: the district, or the city itself for five large cities. */
  city: z.string(),
  district: z.string(),
  state: z.string(),
})
export type PincodeLocation = z.infer<typeof PincodeLocation>
