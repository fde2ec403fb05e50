import type { ShippingAddress } from './addresses-schema'
import { list, type Reader, shape, text } from './reading'

/** Reads a saved address; undefined for what is no object. */
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

/** Addresses without an id are told apart by their place. */
export const readAddresses: Reader<ShippingAddress[]> = (...args) =>
  list(readAddress)(...args).map((each, place) => ({ ...each, _id: each._id || String(place) }))
