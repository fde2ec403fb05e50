import type { BaseQueryFn } from '@reduxjs/toolkit/query'
import type { AxiosRequestConfig } from 'axios'
import { type ApiError, toApiError } from './api-error'
import type { Http } from './http'

const SAFE_METHODS = new Set(['GET', 'HEAD'])

const COOKIES_BLOCKED =
  'Your browser blocks the cookies of this shop, and without them it cannot know you. Please allow them and try again.'

/** True if the browser has a CSRF token, which it never has if cookies are blocked. */
function hasToken(): boolean {
  return typeof document !== 'undefined' && /(?:^|; )XSRF-TOKEN=/.test(document.cookie)
}

/** Gets a CSRF token; any response of the api sets one. */
function fetchToken(http: Http) {
  return http({ url: '/api/session' })
}

/** Sends all requests to the api. If the CSRF token is refused, it is renewed and the request repeated once. */
export const baseQuery: BaseQueryFn<AxiosRequestConfig, unknown, ApiError> = async (
  request,
  { extra, signal },
) => {
  const http = extra as Http
  const isSafe = SAFE_METHODS.has((request.method ?? 'GET').toUpperCase())
  const send = async () => ({ data: (await http({ ...request, signal })).data })
  try {
    if (!isSafe && !hasToken()) await fetchToken(http)
    return await send()
  } catch (thrown) {
    const error = toApiError(thrown)
    if (error.code !== 'CSRF') return { error }
  }
  // The existing token belonged to a session that has ended.
  try {
    await fetchToken(http)
    return await send()
  } catch (thrown) {
    const error = toApiError(thrown)
    return { error: error.code === 'CSRF' && !hasToken() ? { ...error, message: COOKIES_BLOCKED } : error }
  }
}
