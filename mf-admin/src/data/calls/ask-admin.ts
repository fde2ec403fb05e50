import type { QueryReturnValue } from '@reduxjs/toolkit/query'
import type { AxiosRequestConfig } from 'axios'
import type { ApiError } from 'shared-contracts/http'
import { forgetWork } from '../offline/cached-work'
import { connection } from '../offline/connection'

interface Unread {
  data?: unknown
  error?: ApiError | undefined
}

/** The function with which RTK Query gives a `queryFn` access to the api. */
export type Ask = (request: AxiosRequestConfig) => Unread | PromiseLike<Unread>

/** A connection without a response for this long counts as dead, whatever the browser says. */
export const PATIENCE_MS = 10_000

/** True if no response arrived. */
export function isUnreached(error: ApiError | undefined): boolean {
  return error?.status === 0
}

/** Calls the admin once, and records whether it was reached. A signed-out person leaves no customer data on this device. */
export async function askAdmin<Answer>(
  ask: Ask,
  request: AxiosRequestConfig,
): Promise<QueryReturnValue<Answer, ApiError, undefined>> {
  const answer = (await ask(request)) as QueryReturnValue<Answer, ApiError, undefined>
  connection.set(!isUnreached(answer.error))
  if (answer.error?.code === 'NOT_SIGNED_IN_ADMIN') forgetWork()
  return answer
}
