import * as z from 'zod/mini'
import { Email, requiredText } from '../../text'

const FOURTEEN_DIGITS = 'The number of a food licence has 14 digits.'

/** Who answers for the shop. Null is what nobody has said: then pages and mails say what they say without it. */
export const ShopIdentity = z.object({
  foodLicence: z.nullable(z.string().check(z.trim(), z.regex(/^\d{14}$/, FOURTEEN_DIGITS))),
  /** The grievance officer (Consumer Protection (E-Commerce) Rules 2020, rule 4). */
  officerName: z.nullable(requiredText(100)),
  officerPost: z.nullable(requiredText(100)),
  officerPhone: z.nullable(requiredText(30)),
  officerEmail: z.nullable(Email),
  /** When somebody answers, such as 'Monday to Saturday, 10 to 18'. */
  hours: z.nullable(requiredText(200)),
})
export type ShopIdentity = z.infer<typeof ShopIdentity>

/** Only what is named changes. */
export const IdentityEdit = z.extend(z.partial(ShopIdentity), { version: z.int() })
export type IdentityEdit = z.infer<typeof IdentityEdit>

const fields = ShopIdentity.shape

export const MissingIdentity = z.enum(Object.keys(fields) as (keyof ShopIdentity)[])

export const DeskIdentity = z.object({
  ...fields,
  version: z.int(),
  /** What the law wants said, and nobody has. */
  missing: z.array(MissingIdentity),
})
export type DeskIdentity = z.infer<typeof DeskIdentity>
