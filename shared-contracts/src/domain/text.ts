import * as z from 'zod/mini'
import { LOOKS_LIKE_EMAIL } from './email'

/**
 * A required text: trimmed, not empty, no control characters (PostgreSQL cannot store NUL).
 * @param maxLength in UTF-16 units
 */
export function requiredText(maxLength: number) {
  return z.string().check(z.trim(), z.minLength(1), z.maxLength(maxLength), z.regex(/^[^\p{Cc}]*$/u))
}

/** As requiredText, but may be empty. */
export function optionalText(maxLength: number) {
  return z.optional(z.string().check(z.trim(), z.maxLength(maxLength), z.regex(/^[^\p{Cc}]*$/u)))
}

/** A text of several lines, such as a message. */
export function requiredLines(maxLength: number) {
  return z
    .string()
    .check(z.trim(), z.minLength(1), z.maxLength(maxLength), z.regex(/^(?:[^\p{Cc}]|[\n\r\t])*$/u))
}

export const Email = z
  .string()
  .check(z.trim(), z.maxLength(254), z.regex(LOOKS_LIKE_EMAIL, 'Invalid email address.'))
