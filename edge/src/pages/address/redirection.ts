import { REDIRECTION_KEPT_MS } from '../cache/cache-times'
import type { Page } from '../page'

/** Builds a redirect from another spelling of a path. @param location a path; the request's query is added */
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

/** Builds a redirect from an address that only forwards, such as a shared link. @param location a path */
export function buildOnwardRedirection(location: string): Page {
  return { ...buildRedirection(location), status: 303, headers: { 'referrer-policy': 'no-referrer' } }
}

/**
 * Keeps only the campaign parameters (`utm_*`). Other parameters could contain secrets, or prices, which only
 * the shop sets.
 */
export function harmlessQuery(query: string): string {
  const harmless = [...new URLSearchParams(query)].filter(([name]) => /^utm_[a-z]+$/.test(name))
  return harmless.length > 0 ? `?${new URLSearchParams(harmless)}` : ''
}
