import { LRUCache } from 'lru-cache'

const REMEMBERED = 50_000
const REMEMBERED_MS = 3_600_000

type OfVersion = { remote: string; version: string }

/** What a report tells that was not known of its document. */
export interface News {
  isVisit: boolean
  isFailure: boolean
}

/**
 * Which documents have been counted: whatever a page reports, and however often, it is one visit of a version, which has
 * failed or not.
 */
export function createDocuments() {
  const known = new LRUCache<string, { hasFailed: boolean }>({ max: REMEMBERED, ttl: REMEMBERED_MS })

  return {
    /**
     * @param network of whom the document is
     * @param document the number that a page has given itself
     */
    newsOf(network: string, document: string, { remote, version }: OfVersion, hasFailed: boolean): News {
      const key = [network, document, remote, version].join(' ')
      const before = known.get(key)
      known.set(key, { hasFailed: hasFailed || before?.hasFailed === true })
      // A failure is a visit too, also where the report of the visit was lost.
      return { isVisit: before === undefined, isFailure: hasFailed && before?.hasFailed !== true }
    },
  }
}
