import * as z from 'zod/mini'
import { normalisePincode, PINCODE } from './pincode'

export const Pincode = z
  .string()
  .check(z.overwrite(normalisePincode), z.regex(PINCODE, 'A pincode has six digits.'))

/** A postal code of any country; a pincode in its six digits. */
export const PostalCode = z
  .string()
  .check(z.overwrite(normalisePincode), z.minLength(1), z.maxLength(12), z.regex(/^[^\p{Cc}]*$/u))

/** Where a pincode is. A text is empty where the table does not know it. */
export const PincodeLocation = z.object({
  /** What stands as City in an address: the district, in five large cities the city itself. */
  city: z.string(),
  district: z.string(),
  state: z.string(),
})
export type PincodeLocation = z.infer<typeof PincodeLocation>
