import { listWithIds, shape, text } from '../../values/reading'
import type { ShippingAddress } from './address-schema'

/** Reads a saved address. Returns undefined if the value is not an object. */
export const readAddress = shape<ShippingAddress>({
  _id: text,
  userId: text,
  firstName: text,
  lastName: text,
  phoneCode: text,
  phoneNumber: text,
  address: text,
  city: text,
  state: text,
  pincode: text,
  country: text,
  email: text,
})

export const readAddresses = listWithIds(readAddress)
