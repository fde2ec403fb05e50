import type { BaseQueryFn } from '@reduxjs/toolkit/query'
import type { AxiosRequestConfig } from 'axios'
import { type ApiError, toApiError } from './api-error'
import { ensureCsrfToken, isTokenKept, renewCsrfToken } from './csrf'
import type { Http } from './http'

const COOKIES_BLOCKED =
  'Your browser blocks the cookies of this shop, and without them it cannot know you. Please allow them and try again.'

/** The one way to the api. A refused CSRF token is renewed and the request repeated once. */
export const baseQuery: BaseQueryFn<AxiosRequestConfig, unknown, ApiError> = async (
  request,
  { extra, signal },
) => {
  const http = extra as Http
  const send = async () => ({ data: (await http({ ...request, signal })).data })
  try {
    await ensureCsrfToken(http, request)
    return await send()
  } catch (thrown) {
    const error = toApiError(thrown)
    if (error.code !== 'CSRF') return { error }
  }
  try {
    await renewCsrfToken(http)
    return await send()
  } catch (thrown) {
    const error = toApiError(thrown)
    return { error: error.code === 'CSRF' && !isTokenKept() ? { ...error, message: COOKIES_BLOCKED } : error }
  }
}
