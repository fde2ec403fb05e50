import { foldDigits, SEPARATORS } from '../../values/digits'
import { tidyText } from '../../values/typed-text'

/** An Indian pincode: six digits, not starting with 0. */
export const PINCODE = /^[1-9]\d{5}$/

/** Turns 560 001 and ೫೬೦೦೦೧ into 560001. Postal codes of other countries keep their spaces and dashes. */
export function normalisePincode(text: string): string {
  const typed = foldDigits(tidyText(text))
  const digits = typed.replace(SEPARATORS, '')
  return PINCODE.test(digits) ? digits : typed
}
