import type { User } from './customers-schema'
import { optional, type Reader, shape, text } from './reading'

const countryCode: Reader<string> = (...args) => optional(text)(...args) || '+91'

/** Reads a customer as this browser stores them; undefined for what names nobody. */
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

/** Reads the customer in the answer to a login, which spells the names otherwise. */
export const readLoginUser: Reader<User | undefined> = (value, field, report) => {
  const { firstname, lastname, ...rest } = Object(value) as Record<string, unknown>
  return readUser({ ...rest, firstName: firstname, lastName: lastname }, field, report)
}
