import {
  joinAddressLines,
  type ShippingAddress,
  type ShippingAddressInput,
} from 'shared-contracts/customers/addresses/address'
import { normalisePincode } from 'shared-contracts/customers/addresses/pincode'
import type { User } from 'shared-contracts/customers/customer'
import { looksLikeEmail } from 'shared-contracts/values/email'
import { DEFAULT_PHONE_CODE, normalisePhone } from 'shared-contracts/values/phone'

/** Every address saved here is in India (specification 17.21). */
export const ADDRESS_COUNTRY = 'India'

export const blankAddress = {
  firstName: '',
  lastName: '',
  phoneCode: DEFAULT_PHONE_CODE as string,
  phoneNumber: '',
  address: '',
  address2: '',
  city: '',
  state: '',
  pincode: '',
  region: '',
}

export type AddressForm = typeof blankAddress

export const addressFields = Object.keys(blankAddress) as (keyof AddressForm)[]

/** Returns the address to send (specification 17.21), without the region, which is not stored. */
export function addressToSave(
  form: AddressForm,
  user: User,
  country: string = ADDRESS_COUNTRY,
): ShippingAddressInput {
  const { address, address2, region: _region, ...rest } = form
  const { countryCode, number } = normalisePhone(form.phoneNumber, form.phoneCode)
  return {
    ...rest,
    phoneCode: countryCode,
    phoneNumber: number,
    pincode: normalisePincode(form.pincode),
    userId: user.id,
    address: joinAddressLines(address, address2),
    country,
    email: looksLikeEmail(user.email) ? user.email : undefined,
  }
}

/** Fills the form with a saved address, whose two lines are stored as one. */
export function fillForm(saved: ShippingAddress): AddressForm {
  const { firstName, lastName, phoneCode, phoneNumber, address, city, state, pincode } = saved
  return { ...blankAddress, firstName, lastName, phoneCode, phoneNumber, address, city, state, pincode }
}
