import type { QueryReturnValue } from '@reduxjs/toolkit/query'
import type { AxiosRequestConfig } from 'axios'
import type { ApiError } from 'shared-contracts/http'
import { forgetWork } from '../offline/cached-work'
import { connection } from '../offline/connection'

interface Unread {
  data?: unknown
  error?: ApiError | undefined
}

/** How RTK Query hands a `queryFn` the way to the api. */
export type Ask = (request: AxiosRequestConfig) => Unread | PromiseLike<Unread>

/** A line on which nothing has come for so long is dead, whatever the browser says of it. */
export const PATIENCE_MS = 10_000

/** Whether no answer came. */
export function isUnreached(error: ApiError | undefined): boolean {
  return error?.status === 0
}

/** Asks the admin once, and takes note of whether it was reached. Who is signed out leaves no customer on this device. */
export async function askAdmin<Answer>(
  ask: Ask,
  request: AxiosRequestConfig,
): Promise<QueryReturnValue<Answer, ApiError, undefined>> {
  const answer = (await ask(request)) as QueryReturnValue<Answer, ApiError, undefined>
  connection.set(!isUnreached(answer.error))
  if (answer.error?.code === 'NOT_SIGNED_IN_ADMIN') forgetWork()
  return answer
}
