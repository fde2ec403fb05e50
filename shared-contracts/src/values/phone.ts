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

/**
 * What is wrong with a phone number (specification 10.11), or undefined.
 * @param phone as `normalisePhone` returns it: digits only, without the country code
 */
export function phoneProblem(phone: string): string | undefined {
  if (!/^\d{10}$/.test(phone)) return 'Phone number must be exactly 10 digits long.'
  if (!/^[6-9]/.test(phone)) return 'Phone number must start with 6, 7, 8, or 9.'
  return undefined
}

interface Phone {
  /** Such as '+91'; empty where the number itself has one that the shop does not list. */
  countryCode: string
  /** Digits only, unless it is no phone number or has a code that the shop does not list. */
  number: string
}

/**
 * Returns a phone number in the one form in which it is checked and stored, however it was typed or pasted: digits of any
 * script, with separators, and with the country's code or the 0 before a number inside a country.
 * @param countryCode the code chosen beside the number; a listed one written in the number itself counts more
 * @returns a text that is no phone number as it was typed, tidied
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

/** More than ten digits begin with the country's code without its plus, with a 0, or with both. */
function nationalNumber(digits: string, code: string): string {
  if (digits.length <= 10) return digits.replace(/^00+/, '0')
  const number = digits.replace(/^0+/, '')
  const country = code.slice(1)
  const inside = number.startsWith(country) ? number.slice(country.length).replace(/^0+/, '') : ''
  return inside.length === 10 ? inside : number
}

/** Returns a typed phone number as `phoneText` writes it. */
export function normalisePhoneText(typed: string): string {
  return phoneText(normalisePhone(typed))
}

/** Returns what a field without a code beside it shows: a number that is whole in its one form, and else what was typed. */
export function typedPhone(typed: string): string {
  return wholePhone(typed) ? normalisePhoneText(typed) : typed
}

/** Returns a phone number, as `phoneText` writes it, with its country's code. */
export function withPhoneCode(phone: string): string {
  return phone.startsWith('+') ? phone : `${DEFAULT_PHONE_CODE} ${phone}`
}

/** Returns true for 6 to 15 digits, in India or behind a code that the shop lists (specification 27.2). */
export function isPhone(text: string): boolean {
  const { countryCode, number } = normalisePhone(text)
  return countryCode !== '' && /^\d{6,15}$/.test(number)
}

/** Returns the phone number that a field has once all of its ten digits are typed, or undefined before that. */
export function wholePhone(text: string, countryCode?: string): Phone | undefined {
  const phone = normalisePhone(text, countryCode)
  return /^[1-9]\d{9}$/.test(phone.number) ? phone : undefined
}

/** Returns a phone number as one text: Indian numbers without their code, as the shop is in India. */
export function phoneText({ countryCode, number }: Phone): string {
  return countryCode === DEFAULT_PHONE_CODE || !/^[1-9]\d{5,}$/.test(number) ? number : countryCode + number
}
