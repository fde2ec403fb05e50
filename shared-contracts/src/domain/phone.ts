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
 * @param phone digits only, without the country code
 */
export function phoneProblem(phone: string): string | undefined {
  if (!/^\d{10}$/.test(phone)) return 'Phone number must be exactly 10 digits long.'
  if (!/^[6-9]/.test(phone)) return 'Phone number must start with 6, 7, 8, or 9.'
  return undefined
}

export interface Phone {
  /** Such as '+91'. */
  countryCode: string
  /** Digits only. */
  number: string
}

/**
 * A phone number as it is kept, however it was written: without spaces, and without the country's code or the 0 before
 * a number inside India.
 * @param countryCode the code chosen beside the number; one written in the number itself counts more
 * @returns undefined when it is no phone number of a country the shop knows
 */
export function normalisePhone(text: string, countryCode: string = DEFAULT_PHONE_CODE): Phone | undefined {
  const digits = text
    .normalize('NFKC')
    .replace(/[\s().-]/g, '')
    .replace(/^00/, '+')
  if (!/^\+?\d{6,15}$/.test(digits)) return undefined
  const written = digits.startsWith('+')
    ? accountPhoneCodes.find(({ code }) => digits.startsWith(code))?.code
    : countryCode
  if (!written) return undefined
  const number = digits.startsWith('+') ? digits.slice(written.length) : digits
  if (written !== DEFAULT_PHONE_CODE) return { countryCode: written, number }
  const inIndia = /^(?:91|0)?([6-9]\d{9})$/.exec(number)
  return { countryCode: written, number: inIndia?.[1] ?? number }
}
