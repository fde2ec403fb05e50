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

/** Redirects onward from an address such as one for links. @param location a path */
export function buildOnwardRedirection(location: string): Page {
  return { ...buildRedirection(location), status: 303, headers: { 'referrer-policy': 'no-referrer' } }
}

/**
 * Filters the query that an onward redirect keeps: campaign parameters only. What the shop itself decides, such as a
 * price, and possible secrets are never taken from an address.
 * @param query with its question mark, or empty
 */
export function harmlessQuery(query: string): string {
  const harmless = [...new URLSearchParams(query)].filter(([name]) => /^utm_[a-z]+$/.test(name))
  return harmless.length > 0 ? `?${new URLSearchParams(harmless)}` : ''
}
