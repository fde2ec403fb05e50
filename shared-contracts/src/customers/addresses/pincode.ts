import { foldDigits, SEPARATORS } from '../../values/digits'
import { tidyText } from '../../values/typed-text'

/** A pincode of India: six digits, none begins with 0. */
export const PINCODE = /^[1-9]\d{5}$/

/**
 * Returns a pincode in the one form in which it is looked up and stored, however it was typed: 560 001 and ೫೬೦೦೦೧ are
 * 560001. Postal codes of other countries keep their spaces and dashes.
 */
export function normalisePincode(text: string): string {
  const typed = foldDigits(tidyText(text))
  const digits = typed.replace(SEPARATORS, '')
  return PINCODE.test(digits) ? digits : typed
}
