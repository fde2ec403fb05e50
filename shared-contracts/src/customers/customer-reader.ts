import { optional, type Reader, shape, text } from '../values/reading'
import type { User } from './customer-schema'

const countryCode: Reader<string> = (...args) => optional(text)(...args) || '+91'

/** Reads the customer from this browser's storage. Returns undefined if it has neither id nor email. */
export const readUser: Reader<User | undefined> = (...args) => {
  const user = shape<User>({
    id: text,
    firstName: text,
    lastName: text,
    email: text,
    phone: text,
    countryCode,
  })(...args)
  return user?.id || user?.email ? user : undefined
}
