import type { Text } from '../../i18n/translate'
import { tidyText } from '../../values/typed-text'

export type { ShippingAddress, ShippingAddressInput } from './address-schema'

/** Countries offered at checkout (specification 10.9). */
export const countries = [
  'United States',
  'Canada',
  'United Kingdom',
  'Germany',
  'India',
  'Australia',
  'Brazil',
  'Japan',
  'France',
  'Italy',
] as const

/** Regions offered in the account form (specification 17.18). */
export const regions = ['North America', 'Europe', 'India', 'Asia', 'Australia', 'South America'] as const

/** The account form's required fields, with their names in messages (specification 17.19). */
export const accountAddressLabels = {
  firstName: 'First Name',
  lastName: 'Last Name',
  phoneNumber: 'Phone Number',
  address: 'Address',
  city: 'City',
  state: 'State',
  pincode: 'Pincode',
  region: 'Region',
} as const

/** Returns '{Field} is required' for empty fields (specification 17.19). @param labels the required fields */
export function listMissingFields<Field extends string>(
  form: NoInfer<Record<Field, string>>,
  labels: Readonly<Record<Field, string>>,
  t: Text,
): Partial<Record<Field, string>> {
  const fields = Object.keys(labels) as Field[]
  return Object.fromEntries(
    fields
      .filter((field) => tidyText(form[field]) === '')
      .map((field) => [field, t('{field} is required', { field: t(labels[field]) })]),
  ) as Partial<Record<Field, string>>
}

/** Joins line 1 and the optional line 2 with a comma (specification 10.13). */
export function joinAddressLines(line1: string, line2: string): string {
  return [tidyText(line1), tidyText(line2)].filter(Boolean).join(', ')
}
