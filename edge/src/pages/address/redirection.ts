import { REDIRECTION_KEPT_MS } from '../cache/cache-times'
import type { Page } from '../page'

/** Redirects from another spelling of a path. @param location a path; the request's query is added */
export function buildRedirection(location: string): Page {
  return {
    status: 301,
    html: '',
    headers: {},
    location,
    isKept: true,
    keptForMs: REDIRECTION_KEPT_MS,
    styleHashes: [],
    scriptHashes: [],
  }
}

/** Redirects from an address that only forwards, such as a shared link. @param location a path */
export function buildOnwardRedirection(location: string): Page {
  return { ...buildRedirection(location), status: 303, headers: { 'referrer-policy': 'no-referrer' } }
}

/** Keeps campaign parameters only. Prices, which the shop decides, and possible secrets are never taken from an address. */
export function harmlessQuery(query: string): string {
  const harmless = [...new URLSearchParams(query)].filter(([name]) => /^utm_[a-z]+$/.test(name))
  return harmless.length > 0 ? `?${new URLSearchParams(harmless)}` : ''
}
