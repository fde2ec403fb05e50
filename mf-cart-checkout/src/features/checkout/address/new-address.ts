import {
  joinAddressLines,
  type ShippingAddress,
  type ShippingAddressInput,
} from 'shared-contracts/customers/addresses/address'
import { normalisePincode } from 'shared-contracts/customers/addresses/pincode'
import type { User } from 'shared-contracts/customers/customer'
import type { OrderAddress } from 'shared-contracts/orders/order'
import { DEFAULT_PHONE_CODE, normalisePhone, phoneText } from 'shared-contracts/values/phone'
import { tidyText } from 'shared-contracts/values/typed-text'

/** The country whose pincodes have six digits. */
export const HOME_COUNTRY = 'India'

export const blankAddress = {
  firstName: '',
  lastName: '',
  phoneCode: DEFAULT_PHONE_CODE as string,
  phoneNumber: '',
  address1: '',
  address2: '',
  city: '',
  state: '',
  pincode: '',
  country: HOME_COUNTRY as string,
}

export type NewAddress = typeof blankAddress

export const addressFields = Object.keys(blankAddress) as (keyof NewAddress)[]

/** The required fields (specification 10.10) and their labels; phone code and country are never empty. */
export const requiredLabels = {
  firstName: 'First name',
  lastName: 'Last name',
  phoneNumber: 'Phone number',
  address1: 'Address 1',
  city: 'City',
  state: 'State',
  pincode: 'Pincode',
} as const

/** Returns the address to save (specification 10.13). */
export function addressToSave(form: NewAddress, { id, email }: User): ShippingAddressInput {
  const { address1, address2, ...rest } = form
  const { countryCode, number } = normalisePhone(form.phoneNumber, form.phoneCode)
  return {
    ...rest,
    phoneCode: countryCode,
    phoneNumber: number,
    pincode: normalisePincode(form.pincode),
    address: joinAddressLines(address1, address2),
    userId: id,
    email,
  }
}

/** Returns the delivery address from the open form. */
export function deliveryFromForm(form: NewAddress, email: string): OrderAddress {
  return {
    firstName: tidyText(form.firstName),
    lastName: tidyText(form.lastName),
    addressLine1: tidyText(form.address1),
    addressLine2: tidyText(form.address2),
    city: tidyText(form.city),
    state: tidyText(form.state),
    pinCode: normalisePincode(form.pincode),
    country: form.country,
    email,
    phone: phoneText(normalisePhone(form.phoneNumber, form.phoneCode)),
  }
}

/** @param email the customer's email, used if the address was saved without one */
export function deliveryFromSaved(saved: ShippingAddress, email: string): OrderAddress {
  return {
    firstName: saved.firstName,
    lastName: saved.lastName,
    addressLine1: saved.address,
    addressLine2: '',
    city: saved.city,
    state: saved.state,
    pinCode: normalisePincode(saved.pincode),
    country: saved.country,
    email: saved.email || email,
    phone: phoneText(normalisePhone(saved.phoneNumber, saved.phoneCode)),
  }
}
