import { normalisePincode } from 'shared-contracts/customers/addresses/pincode'
import { foldDigits, SEPARATORS } from 'shared-contracts/values/digits'
import { normaliseEmail } from 'shared-contracts/values/email'
import { normalisePhoneText } from 'shared-contracts/values/phone'
import { tidyText } from 'shared-contracts/values/typed-text'

/** What a search may mean, besides text. */
export interface ParsedSearch {
  /** For names, numbers, addresses and products; `%` and `_` stand for themselves. */
  text: string
  /** Digits of a phone number: at least four. */
  digits?: string
  /** As tracking numbers are stored. */
  awb: string
}

/**
 * Reads the words of a search, in the one form in which phone numbers, pincodes and e-mail addresses are stored.
 * @returns undefined when there are none
 */
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
