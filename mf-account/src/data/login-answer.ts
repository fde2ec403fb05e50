import type { User } from 'shared-contracts/domain/customers'
import { readUser, reportMalformed } from 'shared-contracts/http'

/** Whether an answer says that someone is logged in: `validateStatus` of logins (specification 14.5). */
export function isLogin(status: number): boolean {
  return status === 200
}

/**
 * Returns the customer in the answer to a login, which spells the names in small letters.
 * @throws Error if the answer has neither an id nor an email address
 */
export function userIn(answer: unknown): User {
  const { firstname, lastname, ...rest } = Object(Object(answer).user) as Record<string, unknown>
  const user = readUser({ ...rest, firstName: firstname, lastName: lastname }, 'user', reportMalformed)
  if (!user) throw new Error('The answer has no user.')
  return user
}
