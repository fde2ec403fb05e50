import type { User } from 'shared-contracts/domain/customers'
import { readLoginUser } from 'shared-contracts/domain/customers-reader'
import { reportMalformed } from 'shared-contracts/http'

/** Whether an answer says that someone is logged in: `validateStatus` of logins (specification 14.5). */
export function isLogin(status: number): boolean {
  return status === 200
}

/** @throws Error for an answer that names nobody */
export function userIn(answer: unknown): User {
  const user = readLoginUser(Object(answer).user, 'user', reportMalformed)
  if (!user) throw new Error('The answer has no user.')
  return user
}
