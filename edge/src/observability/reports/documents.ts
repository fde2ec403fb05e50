import { LRUCache } from 'lru-cache'

const REMEMBERED = 50_000
const REMEMBERED_MS = 3_600_000

type OfVersion = { remote: string; version: string }

/** The facts that a report adds to those already known about its document. */
export interface News {
  isVisit: boolean
  isFailure: boolean
}

/** Remembers documents, so that each counts as one visit to a version, however often it reports. */
export function createDocuments() {
  const known = new LRUCache<string, { hasFailed: boolean }>({ max: REMEMBERED, ttl: REMEMBERED_MS })

  return {
    /** @param document the page's random number */
    newsOf(network: string, document: string, { remote, version }: OfVersion, hasFailed: boolean): News {
      const key = [network, document, remote, version].join(' ')
      const before = known.get(key)
      known.set(key, { hasFailed: hasFailed || before?.hasFailed === true })
      // A failure is a visit too, even if the report of the visit was lost.
      return { isVisit: before === undefined, isFailure: hasFailed && before?.hasFailed !== true }
    },
  }
}
