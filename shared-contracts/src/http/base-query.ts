import type { BaseQueryFn } from '@reduxjs/toolkit/query'
import { type ApiError, toApiError } from './api-error'
import type { Http, HttpRequest } from './http'
import { readCookie } from './read-cookie'

const SAFE_METHODS = new Set(['GET', 'HEAD'])

const COOKIES_BLOCKED = 'Your browser is blocking this shop’s cookies. Please allow them and try again.'

/** True if the browser has a CSRF token. It never has one if cookies are blocked. */
const hasToken = () => readCookie('XSRF-TOKEN') !== undefined

/** Gets a CSRF token; any response from the api sets one. */
function fetchToken(http: Http) {
  return http({ url: '/api/session' })
}

/** Sends all requests to the api. If the api refuses the CSRF token, it is renewed and the request is sent once more. */
export const baseQuery: BaseQueryFn<HttpRequest, unknown, ApiError> = async (request, { extra, signal }) => {
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
  // The refused token belonged to a session that has ended.
  try {
    await fetchToken(http)
    return await send()
  } catch (thrown) {
    const error = toApiError(thrown)
    return { error: error.code === 'CSRF' && !hasToken() ? { ...error, message: COOKIES_BLOCKED } : error }
  }
}
