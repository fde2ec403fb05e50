import * as z from 'zod/mini'
import { foldDigits, SEPARATORS } from '../../values/digits'
import { Email, typedText } from '../../values/text'

const FOURTEEN_DIGITS = 'The number of a food licence has 14 digits.'

/** Who answers for the shop. Null is what nobody has said: then pages and mails say what they say without it. */
export const ShopIdentity = z.object({
  foodLicence: z.nullable(
    z.string().check(
      z.overwrite((text) => foldDigits(text).replace(SEPARATORS, '')),
      z.regex(/^\d{14}$/, FOURTEEN_DIGITS),
    ),
  ),
  /** The grievance officer (Consumer Protection (E-Commerce) Rules 2020, rule 4). */
  officerName: z.nullable(typedText(100)),
  officerPost: z.nullable(typedText(100)),
  /** Shown as it is grouped here, such as +91 80 2222 3333: it may be a free number, which has no country's code. */
  officerPhone: z.nullable(typedText(30).check(z.overwrite(foldDigits))),
  officerEmail: z.nullable(Email),
  /** When somebody answers, such as 'Monday to Saturday, 10 to 18'. */
  hours: z.nullable(typedText(200)),
})
export type ShopIdentity = z.infer<typeof ShopIdentity>

/** Only what is named changes. */
export const IdentityEdit = z.extend(z.partial(ShopIdentity), { version: z.int() })
export type IdentityEdit = z.infer<typeof IdentityEdit>

const fields = ShopIdentity.shape

export const MissingIdentity = z.enum(Object.keys(fields) as (keyof ShopIdentity)[])

export const AdminIdentity = z.object({
  ...fields,
  version: z.int(),
  /** What the law wants said, and nobody has. */
  missing: z.array(MissingIdentity),
})
export type AdminIdentity = z.infer<typeof AdminIdentity>
