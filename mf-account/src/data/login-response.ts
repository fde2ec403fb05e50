import type { User } from 'shared-contracts/customers/customer'
import { readUser, reportMalformed } from 'shared-contracts/http'

/** Returns true for status 200, the only one that logs a customer in (specification 23.4). */
export function isLogin(status: number): boolean {
  return status === 200
}

/** Converts a login response's lower-case field names. @throws Error if it has neither an id nor an email address */
export function parseUser(answer: unknown): User {
  const { firstname, lastname, ...rest } = Object(Object(answer).user) as Record<string, unknown>
  const user = readUser({ ...rest, firstName: firstname, lastName: lastname }, 'user', reportMalformed)
  if (!user) throw new Error('The response has no user.')
  return user
}
