import * as z from 'zod/mini'
import { foldDigits, SEPARATORS } from '../../values/digits'
import { isPhone } from '../../values/phone'
import { Email, typedText } from '../../values/text'

const FOURTEEN_DIGITS = 'Enter the 14-digit food licence number.'

/** Legally required details about the shop. Null means not declared; pages and mails then leave it out. */
export const BusinessDetails = z.object({
  foodLicence: z.nullable(
    z.string().check(
      z.overwrite((text) => foldDigits(text).replace(SEPARATORS, '')),
      z.regex(/^\d{14}$/, FOURTEEN_DIGITS),
    ),
  ),
  /** The grievance officer (Consumer Protection (E-Commerce) Rules 2020, rule 4). */
  officerName: z.nullable(typedText(100)),
  officerPost: z.nullable(typedText(100)),
  /** Shown with its spaces, such as +91 80 2222 3333. May be a toll-free number, which has no country code. */
  officerPhone: z.nullable(
    typedText(30).check(z.overwrite(foldDigits), z.refine(isPhone, 'Enter a phone number.')),
  ),
  officerEmail: z.nullable(Email),
  /** Office hours, such as 'Monday to Saturday, 10 to 18'. */
  hours: z.nullable(typedText(200)),
})
export type BusinessDetails = z.infer<typeof BusinessDetails>

/** Fields that are left out stay unchanged. */
export const BusinessDetailsEdit = z.extend(z.partial(BusinessDetails), { version: z.int() })
export type BusinessDetailsEdit = z.infer<typeof BusinessDetailsEdit>

const fields = BusinessDetails.shape

export const MissingBusinessDetails = z.enum(Object.keys(fields) as (keyof BusinessDetails)[])

export const AdminBusinessDetails = z.object({
  ...fields,
  version: z.int(),
  /** Legally required details that have not been declared. */
  missing: z.array(MissingBusinessDetails),
})
export type AdminBusinessDetails = z.infer<typeof AdminBusinessDetails>
