import { normalisePincode } from 'shared-contracts/customers/addresses/pincode'
import { foldDigits, SEPARATORS } from 'shared-contracts/values/digits'
import { normaliseEmail } from 'shared-contracts/values/email'
import { normalisePhoneText } from 'shared-contracts/values/phone'
import { tidyText } from 'shared-contracts/values/typed-text'

/** The possible meanings of a search. */
export interface ParsedSearch {
  /** The text to find in names, numbers, addresses and products; `%` and `_` match literally. */
  text: string
  /** At least four digits of a phone number. */
  digits?: string
  /** The text in the format of stored tracking numbers. */
  awb: string
}

/** Normalises a search as stored phone numbers, pincodes and emails are. @returns undefined if it is empty */
export function readSearch(words = ''): ParsedSearch | undefined {
  const asked = foldDigits(tidyText(words)).replaceAll(/\s+/g, ' ').toLowerCase()
  if (!asked) return undefined
  const digits = normalisePhoneText(asked).replace(SEPARATORS, '').replace('+', '')
  return {
    text: escaped(asked.includes('@') ? normaliseEmail(asked) : normalisePincode(asked)),
    ...(/^\d{4,}$/.test(digits) && { digits }),
    awb: escaped(asked.replaceAll(' ', '').toUpperCase()),
  }
}

function escaped(text: string): string {
  return text.replaceAll(/[\\%_]/g, (character) => `\\${character}`)
}
