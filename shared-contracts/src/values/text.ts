import * as z from 'zod/mini'
import { LOOKS_LIKE_EMAIL, normaliseEmail } from './email'
import { normalisePhoneText } from './phone'
import { tidyText } from './typed-text'

/** Any visible character. */
const VISIBLE = /[^\p{Z}\p{Cc}\p{Cf}\p{DI}]/u

/**
 * A required text. It is trimmed, and must have a visible character and no control characters (PostgreSQL cannot store NUL).
 * @param maxLength in UTF-16 units
 */
export function requiredText(maxLength: number) {
  return z
    .string()
    .check(z.trim(), z.minLength(1), z.maxLength(maxLength), z.regex(VISIBLE), z.regex(/^[^\p{Cc}]*$/u))
}

/** Like requiredText, but normalised: for a line that a person types, such as a name or a city. */
export function typedText(maxLength: number) {
  return z
    .string()
    .check(z.overwrite(tidyText), z.minLength(1), z.maxLength(maxLength), z.regex(/^[^\p{Cc}]*$/u))
}

/** Like requiredText, but may be empty. */
export function optionalText(maxLength: number) {
  return z.optional(z.string().check(z.trim(), z.maxLength(maxLength), z.regex(/^[^\p{Cc}]*$/u)))
}

/** A required text that may have several lines, such as a message. */
export function requiredLines(maxLength: number) {
  return z
    .string()
    .check(
      z.trim(),
      z.minLength(1),
      z.maxLength(maxLength),
      z.regex(VISIBLE),
      z.regex(/^(?:[^\p{Cc}]|[\n\r\t])*$/u),
    )
}

/** One email address, normalised. */
export const Email = z
  .string()
  .check(z.overwrite(normaliseEmail), z.maxLength(254), z.regex(LOOKS_LIKE_EMAIL, 'Invalid email address.'))

/** A phone number as text, normalised by `normalisePhoneText`. Anything else is only tidied. */
export const PhoneNumber = z
  .string()
  .check(z.overwrite(normalisePhoneText), z.minLength(1), z.maxLength(20), z.regex(/^[^\p{Cc}]*$/u))
