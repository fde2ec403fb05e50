import type { User } from 'shared-contracts/domain/customers'
import { reportMalformed, shape, text } from 'shared-contracts/http'

/** Whether an answer says that someone is logged in: `validateStatus` of logins (specification 14.5). */
export function isLogin(status: number): boolean {
  return status === 200
}

const readUser = shape<User>({
  id: text,
  firstName: text,
  lastName: text,
  email: text,
  phone: text,
  countryCode: (...args) => text(...args) || '+91',
})

/** The customer in the answer to a login, which spells the names otherwise. @throws Error for an answer that names nobody */
export function userIn(answer: unknown): User {
  const { firstname, lastname, ...rest } = Object(Object(answer).user) as Record<string, unknown>
  const user = readUser({ ...rest, firstName: firstname, lastName: lastname }, 'user', reportMalformed)
  if (!user?.id && !user?.email) throw new Error('The answer has no user.')
  return user
}
