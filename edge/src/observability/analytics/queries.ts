import { LRUCache } from 'lru-cache'
import { normalizeQuery } from 'shared-contracts/analytics/analytics'

const A_DAY_MS = 24 * 3_600_000
const REMEMBERED = 5000
/** A search text used by this many networks reveals nothing about a single shopper. */
const ENOUGH_NETWORKS = 3

/** Decides which texts of searches without results are common enough to be recorded. */
export function createQueries() {
  const known = new LRUCache<string, { count: number; networks: Set<string> }>({
    max: REMEMBERED,
    ttl: A_DAY_MS,
    noUpdateTTL: true,
  })

  /** @returns the text and its count since it was last returned; undefined while it may identify a shopper */
  function ask(network: string, text: string): { query: string; count: number } | undefined {
    const query = normalizeQuery(text)
    if (query === undefined) return undefined
    const asked = known.get(query) ?? { count: 0, networks: new Set() }
    known.set(query, asked)
    asked.count += 1
    if (asked.networks.size < ENOUGH_NETWORKS) asked.networks.add(network)
    if (asked.networks.size < ENOUGH_NETWORKS) return undefined
    const { count } = asked
    asked.count = 0
    return { query, count }
  }

  return { ask }
}
