import { normaliseCode } from '../../values/typed-number'

/** The lengths of a GTIN (GS1 General Specifications): EAN-8, UPC-A, EAN-13, GTIN-14. */
const GTIN = /^(\d{8}|\d{12,14})$/
/** A code that the shop assigns itself. It needs a letter, because digits alone could be a mistyped GTIN. */
const OWN = /^(?=.*[A-Z])[A-Z0-9][A-Z0-9-]{3,39}$/

/** Normalises a typed or scanned code for comparison: a UPC becomes the EAN with a leading 0. */
export function cleanBarcode(written: string): string {
  const code = normaliseCode(written)
  return /^\d{12}$/.test(code) ? `0${code}` : code
}

/** True if a normalised code is valid: a GTIN with a correct check digit, or one of the shop's own codes. */
export function isBarcode(code: string): boolean {
  return GTIN.test(code) ? isChecked(code) : OWN.test(code)
}

/** Verifies the check digit: with every second digit from the right tripled, the sum is a multiple of ten. */
function isChecked(gtin: string): boolean {
  const digits = [...gtin].reverse().map(Number)
  const sum = digits.reduce((before, digit, place) => before + digit * (place % 2 === 1 ? 3 : 1), 0)
  return sum % 10 === 0
}
