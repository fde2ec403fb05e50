import { normalisePincode, PINCODE } from '../../customers/addresses/pincode'
import { states } from '../../invoicing/states'
import { looksLikeEmail, normaliseEmail } from '../../values/email'
import { isPhone } from '../../values/phone'
import type { OrderAddress } from '../order'

/** The States of India, by name. */
export const stateNames: readonly string[] = Object.values(states).sort()

const required = {
  firstName: 'first name',
  lastName: 'last name',
  addressLine1: 'address',
  city: 'city',
  country: 'country',
} as const

/** Checks a corrected address. @returns an error message for each invalid field; empty if the address is valid */
export function addressProblems(address: OrderAddress): Partial<Record<keyof OrderAddress, string>> {
  const problems: Partial<Record<keyof OrderAddress, string>> = {}
  for (const [name, label] of Object.entries(required) as [keyof typeof required, string][])
    if (!address[name].trim()) problems[name] = `Enter the ${label}`
  const isInIndia = address.country.trim() === 'India'
  if (isInIndia && !PINCODE.test(normalisePincode(address.pinCode)))
    problems.pinCode = 'Enter a 6-digit pincode'
  else if (!address.pinCode.trim()) problems.pinCode = 'Enter the postal code'
  if (isInIndia && !stateNames.includes(address.state)) problems.state = 'Choose the State'
  else if (!address.state.trim()) problems.state = 'Enter the state'
  if (address.phone && !isPhone(address.phone)) problems.phone = 'Enter a phone number, such as 98450 12345'
  if (address.email && !looksLikeEmail(normaliseEmail(address.email)))
    problems.email = 'Enter an email address'
  return problems
}
