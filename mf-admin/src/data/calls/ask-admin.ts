import type { QueryReturnValue } from '@reduxjs/toolkit/query'
import type { ApiError, HttpRequest } from 'shared-contracts/http'
import { forgetWork } from '../offline/cached-work'
import { connection } from '../offline/connection'

interface Unread {
  data?: unknown
  error?: ApiError | undefined
}

/** RTK Query's `baseQuery`, as passed to a `queryFn`. */
export type Ask = (request: HttpRequest) => Unread | PromiseLike<Unread>

/** The time without a response after which the connection counts as lost, whatever the browser reports. */
export const PATIENCE_MS = 10_000

/** True if no response arrived. */
export function isUnreached(error: ApiError | undefined): boolean {
  return error?.status === 0
}

/** Sends a request and records whether the api responded. Forgets stored orders if the session has ended. */
export async function askAdmin<Answer>(
  ask: Ask,
  request: HttpRequest,
): Promise<QueryReturnValue<Answer, ApiError, undefined>> {
  const answer = (await ask(request)) as QueryReturnValue<Answer, ApiError, undefined>
  connection.set(!isUnreached(answer.error))
  if (answer.error?.code === 'NOT_SIGNED_IN_ADMIN') forgetWork()
  return answer
}
