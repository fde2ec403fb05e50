import { LRUCache } from 'lru-cache'
import { findClass, type Step, type Vital } from 'shared-contracts/analytics/analytics'
import type { Count } from 'shared-contracts/analytics/analytics-schema'
import { INTERNAL_KEY_HEADER } from 'shared-contracts/platform/internal-key'
import { createCounted } from './counted'
import { createQueries } from './queries'

const PASS_ON_EVERY_MS = 60_000
const TIMEOUT_MS = 5000
const A_DAY_MS = 24 * 3_600_000
const REMEMBERED = 50_000
/** Daily maximum per network. Many homes can share an address, but more than this is not shopping. */
const MOST_OF_A_NETWORK = 2000

interface AnalyticsParts {
  apiOrigin: string
  /** Proves to the api that counts come from an edge. Without it, no counts are sent. */
  internalKey: string | undefined
  onFailure: (error: unknown) => void
}

/** The sender of a report: its network, and the page's random number. Both are forgotten within a day. */
interface Teller {
  network: string
  document: string
}

interface Counted {
  steps?: readonly Step[] | undefined
  /** Texts of searches without results. */
  searches?: readonly string[] | undefined
}

export type Analytics = ReturnType<typeof createAnalytics>

/** Counts what pages report, and sends the counts to the api once a minute. */
export function createAnalytics({ apiOrigin, internalKey, onFailure }: AnalyticsParts) {
  const counted = createCounted()
  const queries = createQueries()
  const ofNetworks = new LRUCache<string, number>({ max: REMEMBERED, ttl: A_DAY_MS, noUpdateTTL: true })
  const taken = new LRUCache<string, true>({ max: REMEMBERED, ttl: A_DAY_MS })
  const timer = internalKey ? setInterval(passOn, PASS_ON_EVERY_MS).unref() : undefined

  function add(sum: Count, { network }: Teller): void {
    const before = ofNetworks.get(network) ?? 0
    if (before >= MOST_OF_A_NETWORK) return
    ofNetworks.set(network, before + 1)
    counted.add(sum)
  }

  function countStep(step: Step, teller: Teller): void {
    const key = `${teller.network} ${teller.document} ${step}`
    if (taken.has(key)) return
    taken.set(key, true)
    add({ kind: 'step', name: step, count: 1 }, teller)
  }

  function countVital(vital: Vital, value: number, teller: Teller): void {
    add({ kind: 'vital', name: vital, class: findClass(vital, value), count: 1 }, teller)
  }

  function countAll({ steps = [], searches = [] }: Counted, teller: Teller): void {
    for (const step of steps) countStep(step, teller)
    for (const text of searches) countSearch(text, teller)
  }

  function countSearch(text: string, teller: Teller): void {
    add({ kind: 'search', count: 1 }, teller)
    const asked = queries.ask(teller.network, text)
    if (asked) add({ kind: 'query', name: asked.query, count: asked.count }, teller)
  }

  async function passOn(): Promise<void> {
    if (!internalKey) return
    const counts = counted.take()
    if (counts.length === 0) return
    try {
      const { ok, status } = await fetch(`${apiOrigin}/api/analytics`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [INTERNAL_KEY_HEADER]: internalKey },
        body: JSON.stringify({ counts }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      if (!ok) throw new Error(`The api responded with ${status}.`)
    } catch (error) {
      // The counts are included in the next message.
      for (const sum of counts) counted.add(sum)
      onFailure(error)
    }
  }

  /** Sends the remaining counts. */
  async function stop(): Promise<void> {
    clearInterval(timer)
    await passOn()
  }

  return { countAll, countVital, passOn, stop }
}
