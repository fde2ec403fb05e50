import * as z from 'zod/mini'
import { Email } from './email'
import { optionalText, requiredText } from './text'

/** Countries offered at checkout (specification, point 2, 'Checkout'). */
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

/** Regions offered in the account form (specification, point 9). */
export const regions = ['North America', 'Europe', 'India', 'Asia', 'Australia', 'South America'] as const

/** A shipping address as a browser sends it (specification, point 3). */
export const ShippingAddressInput = z.object({
  userId: requiredText(64),
  firstName: requiredText(100),
  lastName: requiredText(100),
  phoneCode: optionalText(5),
  phoneNumber: requiredText(20),
  /** Line 1 and the optional line 2, joined by a comma. */
  address: requiredText(400),
  city: requiredText(100),
  state: requiredText(100),
  pincode: requiredText(12),
  country: requiredText(60),
  email: z.optional(Email),
})
export type ShippingAddressInput = z.infer<typeof ShippingAddressInput>

/** A shipping address as the api answers it (specification, point 3). */
export const ShippingAddress = z.object({
  _id: z.string(),
  userId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phoneCode: z.string(),
  phoneNumber: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  pincode: z.string(),
  country: z.string(),
  email: z.string(),
})
export type ShippingAddress = z.infer<typeof ShippingAddress>

/** The account form's required fields and the name each message uses (specification, point 5). */
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

export type AccountAddressField = keyof typeof accountAddressLabels

/** A message for each required field left empty: '{Field} is required' (specification, point 5). */
export function accountAddressProblems(
  form: Record<AccountAddressField, string>,
): Partial<Record<AccountAddressField, string>> {
  const fields = Object.keys(accountAddressLabels) as AccountAddressField[]
  return Object.fromEntries(
    fields
      .filter((field) => form[field].trim() === '')
      .map((field) => [field, `${accountAddressLabels[field]} is required`]),
  )
}

/** Line 1 and the optional line 2 as one text (specification, point 3). */
export function joinAddressLines(line1: string, line2: string): string {
  return [line1.trim(), line2.trim()].filter(Boolean).join(', ')
}
