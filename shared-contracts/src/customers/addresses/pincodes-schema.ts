import * as z from 'zod/mini'
import { normalisePincode, PINCODE } from '../../values/pincodes'

export const Pincode = z
  .string()
  .check(z.overwrite(normalisePincode), z.regex(PINCODE, 'A pincode has six digits.'))

/** Where a pincode is. A text is empty where the table does not know it. */
export const PincodeLocation = z.object({
  /** What stands as City in an address: the district, in five large cities the city itself. */
  city: z.string(),
  district: z.string(),
  state: z.string(),
})
export type PincodeLocation = z.infer<typeof PincodeLocation>
