import { normaliseCode } from '../../values/typed-number'

/** As long as a GTIN may be (GS1 General Specifications): EAN-8, UPC-A, EAN-13, GTIN-14. */
const GTIN = /^(\d{8}|\d{12,14})$/
/** A number that the shop gives itself; digits alone would be taken for a GTIN with a slip in it. */
const OWN = /^(?=.*[A-Z])[A-Z0-9][A-Z0-9-]{3,39}$/

/** A code as codes are compared, whoever has typed or scanned it: a UPC is an EAN whose first digit is 0. */
export function cleanBarcode(written: string): string {
  const code = normaliseCode(written)
  return /^\d{12}$/.test(code) ? `0${code}` : code
}

/** Whether a cleaned code can stand on a pack: a GTIN whose last digit fits, or a number of the shop's own. */
export function isBarcode(code: string): boolean {
  return GTIN.test(code) ? isChecked(code) : OWN.test(code)
}

/** The last digit makes the sum a multiple of ten, with three times every second digit from the right. */
function isChecked(gtin: string): boolean {
  const digits = [...gtin].reverse().map(Number)
  const sum = digits.reduce((before, digit, place) => before + digit * (place % 2 === 1 ? 3 : 1), 0)
  return sum % 10 === 0
}
