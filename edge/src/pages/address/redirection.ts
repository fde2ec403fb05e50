import { REDIRECTION_KEPT_MS } from '../cache/cache-times'
import type { Page } from '../page'

/** Leads from another spelling of a path to its own. @param location a path; the query of the request goes with it */
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

/** Leads on from an address that is only passed, such as one for links. @param location a path */
export function buildOnwardRedirection(location: string): Page {
  return { ...buildRedirection(location), status: 303, headers: { 'referrer-policy': 'no-referrer' } }
}

/**
 * What goes along of a query from an address that is only passed: by which campaign somebody came. What the shop decides
 * itself, such as a price, is never taken from an address, nor what may be somebody's secret.
 * @param query with its question mark, or empty
 */
export function harmlessQuery(query: string): string {
  const harmless = [...new URLSearchParams(query)].filter(([name]) => /^utm_[a-z]+$/.test(name))
  return harmless.length > 0 ? `?${new URLSearchParams(harmless)}` : ''
}
