import { foldDigits, SEPARATORS } from './digits'
import { tidyText } from './typed-text'

/** Country codes offered at checkout (specification 10.8). */
export const checkoutPhoneCodes = ['+1', '+91', '+44', '+61', '+81'] as const

/** Country codes offered in the account form, with their countries (specification 17.17). */
export const accountPhoneCodes = [
  { code: '+91', country: 'India' },
  { code: '+1', country: 'USA' },
  { code: '+44', country: 'UK' },
  { code: '+61', country: 'Australia' },
  { code: '+81', country: 'Japan' },
] as const

export const DEFAULT_PHONE_CODE = '+91'

/** Returns the error in a number (specification 10.11), if any. @param phone digits only, without the country code */
export function phoneProblem(phone: string): string | undefined {
  if (!/^\d{10}$/.test(phone)) return 'Phone number must be exactly 10 digits long.'
  if (!/^[6-9]/.test(phone)) return 'Phone number must start with 6, 7, 8, or 9.'
  return undefined
}

interface Phone {
  /** Such as '+91'; empty if the number itself has an unlisted code. */
  countryCode: string
  /** Digits only, unless it is not a phone number or has an unlisted code. */
  number: string
}

/**
 * Normalises a typed or pasted phone number for validation and storage: folds digits of any script, and removes
 * separators and the country code or the national prefix 0.
 * @param countryCode the code selected next to the number; a listed one in the number itself takes precedence
 * @returns the number; anything that is not a phone number is only tidied
 */
export function normalisePhone(text: string, countryCode: string = DEFAULT_PHONE_CODE): Phone {
  const written = foldDigits(text.normalize('NFKC'))
    .replace(SEPARATORS, '')
    .replace(/^tel:/i, '')
    .replace(/^00/, '+')
  const code = countryCode || DEFAULT_PHONE_CODE
  if (!/^\+?\d{6,}$/.test(written)) return { countryCode: code, number: tidyText(text) }
  if (!written.startsWith('+')) return { countryCode: code, number: nationalNumber(written, code) }
  const listed = checkoutPhoneCodes.find((known) => written.startsWith(known))
  if (!listed) return { countryCode: '', number: written }
  return { countryCode: listed, number: nationalNumber(written.slice(listed.length), listed) }
}

/** Removes the prefix of a number of more than ten digits: a 0, the country code without its plus, or both. */
function nationalNumber(digits: string, code: string): string {
  if (digits.length <= 10) return digits.replace(/^00+/, '0')
  const number = digits.replace(/^0+/, '')
  const country = code.slice(1)
  const inside = number.startsWith(country) ? number.slice(country.length).replace(/^0+/, '') : ''
  return inside.length === 10 ? inside : number
}

/** Normalises a typed phone number to the format of `phoneText`. */
export function normalisePhoneText(typed: string): string {
  return phoneText(normalisePhone(typed))
}

/** Returns the text for a field without a country code: normalised if the number is complete, otherwise as typed. */
export function typedPhone(typed: string): string {
  return wholePhone(typed) ? normalisePhoneText(typed) : typed
}

/** Adds the country code to a phone number in the format of `phoneText`. */
export function withPhoneCode(phone: string): string {
  return phone.startsWith('+') ? phone : `${DEFAULT_PHONE_CODE} ${phone}`
}

/** Returns true for a number of 6 to 15 digits, in India or with a listed code (specification 27.2). */
export function isPhone(text: string): boolean {
  const { countryCode, number } = normalisePhone(text)
  return countryCode !== '' && /^\d{6,15}$/.test(number)
}

/** Returns a field's phone number once all ten digits have been typed; undefined before that. */
export function wholePhone(text: string, countryCode?: string): Phone | undefined {
  const phone = normalisePhone(text, countryCode)
  return /^[1-9]\d{9}$/.test(phone.number) ? phone : undefined
}

/** Formats a phone number as one string. Indian numbers get no country code, because the shop is in India. */
export function phoneText({ countryCode, number }: Phone): string {
  return countryCode === DEFAULT_PHONE_CODE || !/^[1-9]\d{5,}$/.test(number) ? number : countryCode + number
}
