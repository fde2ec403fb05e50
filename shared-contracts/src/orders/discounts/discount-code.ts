import { foldDigits } from '../../values/digits'
import { withoutInvisible } from '../../values/typed-text'

/** Latin letters, digits and inner hyphens. */
const DISCOUNT_CODE = /^[A-Z0-9][A-Z0-9-]{1,28}[A-Z0-9]$/

/** The longest text that anyone types or pastes as a code. */
const LONGEST_TEXT = 200

/** Unifies what people type and paste for the same code: case, spaces, full-width letters, dashes, Indian digits. */
export function normaliseCode(typed: string): string {
  const folded = foldDigits(withoutInvisible(typed.slice(0, LONGEST_TEXT + 1)).normalize('NFKC'))
  return folded
    .replace(/\s+/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .toUpperCase()
}

/** True for a normalised code: 3 to 30 letters, digits and hyphens. */
export function isDiscountCode(code: string): boolean {
  return DISCOUNT_CODE.test(code)
}
