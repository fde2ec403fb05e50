import type { Page } from './page'

/** A redirect from another spelling is kept for whoever asks again at once, and for a flood. */
const KEPT_MS = 10_000

/** Leads from another spelling of a path to its own. @param location a path; the query of the request goes with it */
export function redirectionTo(location: string): Page {
  return {
    status: 301,
    html: '',
    headers: {},
    location,
    isKept: true,
    keptForMs: KEPT_MS,
    styleHashes: [],
    scriptHashes: [],
  }
}
