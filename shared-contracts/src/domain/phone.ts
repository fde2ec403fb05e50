/** Country codes offered at checkout (specification, point 2, 'Checkout'). */
export const checkoutPhoneCodes = ['+1', '+91', '+44', '+61', '+81'] as const

/** Country codes offered in the account form, with their countries (specification, point 9). */
export const accountPhoneCodes = [
  { code: '+91', country: 'India' },
  { code: '+1', country: 'USA' },
  { code: '+44', country: 'UK' },
  { code: '+61', country: 'Australia' },
  { code: '+81', country: 'Japan' },
] as const

export const DEFAULT_PHONE_CODE = '+91'

/**
 * What is wrong with a phone number, in the specification's words (point 5), or undefined.
 * @param phone digits only, without the country code
 */
export function phoneProblem(phone: string): string | undefined {
  if (!/^\d{10}$/.test(phone)) return 'Phone number must be exactly 10 digits long.'
  if (!/^[6-9]/.test(phone)) return 'Phone number must start with 6, 7, 8, or 9.'
  return undefined
}
