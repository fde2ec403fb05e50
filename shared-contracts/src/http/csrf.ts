import type { AxiosRequestConfig } from 'axios'
import type { Http } from './http'

const SAFE_METHODS = new Set(['GET', 'HEAD'])

/** Whether the browser has kept the token that an answer of the api has brought: not where cookies are blocked. */
export function isTokenKept(): boolean {
  return typeof document !== 'undefined' && /(?:^|; )XSRF-TOKEN=/.test(document.cookie)
}

/** Makes sure that a changing request has a CSRF token to send: any answer of the api brings one. */
export async function ensureCsrfToken(http: Http, { method = 'GET' }: AxiosRequestConfig): Promise<void> {
  if (SAFE_METHODS.has(method.toUpperCase()) || isTokenKept()) return
  await http({ url: '/api/session' })
}

/** Fetches a fresh token: the one at hand belonged to a session that has ended. */
export async function renewCsrfToken(http: Http): Promise<void> {
  await http({ url: '/api/session' })
}
