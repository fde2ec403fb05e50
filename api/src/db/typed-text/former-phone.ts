import {
  checkoutPhoneCodes,
  DEFAULT_PHONE_CODE,
  normalisePhone,
  type Phone,
} from 'shared-contracts/domain/phone'

/** Digits of a whole number after each code. */
const LENGTHS: Readonly<Record<string, number>> = { '+61': 9 }

/**
 * Returns the one form of a phone number of an earlier version. Its form of registration took the plus away: +44 7911 123456
 * became 447911123456 of India, which has no number so long.
 */
export function formerPhone(number: string, countryCode: string): Phone {
  const phone = normalisePhone(number, countryCode)
  if (phone.countryCode !== DEFAULT_PHONE_CODE || !/^\d{11,}$/.test(phone.number)) return phone
  const written = `+${phone.number}`
  const code = checkoutPhoneCodes.find(
    (known) => written.startsWith(known) && written.length - known.length === (LENGTHS[known] ?? 10),
  )
  return code ? normalisePhone(written) : phone
}
