import type { Language } from 'shared-contracts/i18n/language'
import { ANYTHING } from 'shared-contracts/platform/content-tags'
import { within } from '../../within'
import type { MakePage, Page } from '../page'
import { createCachePartitions } from './cache-partitions'
import {
  BRIEF_PATIENCE_MS,
  JUST_OUTDATED_MS,
  LONG_PATIENCE_MS,
  LONGEST_OUTDATED_MS,
  RENEWAL_PATIENCE_MS,
  RETRY_AFTER_MS,
} from './cache-times'
import type { Outcome, PageCounts } from './page-counts'
import type { PageResponse } from './page-response'
import { type PageStamp, parseRegistryStamp } from './page-stamps'

interface Entry {
  answer: PageResponse
  /** The id of the latest stamp with which the page was found to be current. */
  stamp: string
  /** The last time at which the page was known to be current. */
  currentAt: number
  /** The versions of its tags when its rendering began. */
  versions: readonly (readonly [tag: string, version: string])[]
  /** Pages whose rendering began earlier have lower numbers. */
  serial: number
  /** The time until which the page is served unchanged after a failed attempt to renew it. */
  retryAt: number
}

interface PendingRender {
  begunAt: number
  answer: Promise<PageResponse>
}

export interface Served {
  answer: PageResponse
  outcome: Outcome
}

interface PageCacheDeps {
  makePage: MakePage
  finish: (page: Page) => PageResponse
  maxBytes: number
  counts: PageCounts
  onFailure: (error: unknown) => void
}

export const PAGE_CACHE_BYTES = 64 * 1024 * 1024
/** Key of the page for all unknown paths in a language. No path equals it, because paths have slashes. */
export const buildNotFoundKey = (language: Language): string => language
const NO_CANARIES: readonly string[] = []

/** Returns a page's key for a visit with these canaries. Keys cannot clash, because paths have no spaces. */
export function keyOfVisit(key: string, canaries: readonly string[]): string {
  return canaries.length === 0 ? key : `${key} ${canaries.join(' ')}`
}

/** Returns the key under which requests for the same page and stamp share one rendering. */
function buildFlightKey(key: string, stamp: PageStamp): string {
  return `${stamp.id} ${key}`
}

/** True if an older page is better: this one is an error, or unrendered although no remote has changed. */
function isExcuse(page: Page, older: Entry | undefined, stamp: PageStamp): boolean {
  if (page.status === 503) return true
  const isLeftToBrowser = page.status === 200 && !page.isKept
  return (
    isLeftToBrowser && older !== undefined && parseRegistryStamp(older.stamp) === parseRegistryStamp(stamp.id)
  )
}

function readVersions({ tags = [ANYTHING] }: Page, stamp: PageStamp): Entry['versions'] {
  return tags.map((tag) => [tag, stamp.versionOf(tag)])
}

/** True if nothing that the page shows has changed since it was rendered. */
function isCurrent(entry: Entry, stamp: PageStamp): boolean {
  const isUnchanged = entry.stamp === stamp.id
  if (!isUnchanged && !entry.versions.every(([tag, version]) => stamp.versionOf(tag) === version))
    return false
  // Store the id, so that the versions are compared only once for each change.
  entry.stamp = stamp.id
  entry.currentAt = Date.now()
  return true
}

/** Returns the time to wait for a newer page. A change shows within about a minute, unless rendering fails. */
function renewalPatience({ currentAt }: Entry): number {
  const outdatedMs = Date.now() - currentAt
  if (outdatedMs < JUST_OUTDATED_MS) return BRIEF_PATIENCE_MS
  return outdatedMs > LONGEST_OUTDATED_MS ? LONG_PATIENCE_MS : RENEWAL_PATIENCE_MS
}

export type PageCache = ReturnType<typeof createPageCache>

/** Caches rendered pages by path up to a total size. Concurrent requests for a page share one rendering. */
export function createPageCache({ makePage, finish, maxBytes, counts, onFailure }: PageCacheDeps) {
  const kept = createCachePartitions<Entry>(maxBytes)
  const inFlight = new Map<string, PendingRender>()
  let lastSerial = 0

  function current(key: string, stamp: PageStamp): PageResponse | undefined {
    const entry = kept.get(key)
    return entry && isCurrent(entry, stamp) ? entry.answer : undefined
  }

  /** True if a request would have to start a rendering and wait for it: there is not even an older page. */
  function needsMaking(key: string, stamp: PageStamp): boolean {
    return kept.peek(key) === undefined && !inFlight.has(buildFlightKey(key, stamp))
  }

  /** @param key result of `keyOfVisit` @param path includes the query @param canaries the visit's canaries */
  async function serve(key: string, path: string, stamp: PageStamp, canaries = NO_CANARIES): Promise<Served> {
    const make = () => begin(key, () => makeNow(key, path, stamp, canaries), stamp)
    const entry = kept.get(key)
    if (!entry) return { answer: await make().answer, outcome: 'miss' }
    if (isCurrent(entry, stamp)) return { answer: entry.answer, outcome: 'hit' }
    const stale: Served = { answer: entry.answer, outcome: 'stale' }
    if (Date.now() < entry.retryAt) return stale
    const making = make()
    const patience = Math.max(0, making.begunAt + renewalPatience(entry) - Date.now())
    const answer = await within(
      patience,
      making.answer.catch(() => undefined),
    )
    // After a failure the older page is still cached.
    return answer && kept.peek(key) !== entry ? { answer, outcome: 'renewed' } : stale
  }

  function begin(key: string, make: () => Promise<PageResponse>, stamp: PageStamp): PendingRender {
    const flight = buildFlightKey(key, stamp)
    const found = inFlight.get(flight)
    if (found) return found
    const answer = make().finally(() => {
      inFlight.delete(flight)
      counts.rendersInFlight = inFlight.size
    })
    const making = { begunAt: Date.now(), answer }
    inFlight.set(flight, making)
    counts.rendersInFlight = inFlight.size
    return making
  }

  async function makeNow(
    key: string,
    path: string,
    stamp: PageStamp,
    canaries: readonly string[],
  ): Promise<PageResponse> {
    lastSerial += 1
    const serial = lastSerial
    try {
      const page = await makePage(path, canaries)
      const answer = finish(page)
      if (isExcuse(page, kept.peek(key), stamp)) postpone(key)
      else {
        const versions = readVersions(page, stamp)
        put(key, page, { answer, stamp: stamp.id, currentAt: Date.now(), versions, serial, retryAt: 0 })
      }
      return answer
    } catch (error) {
      onFailure(error)
      postpone(key)
      throw error
    }
  }

  function put(key: string, page: Page, entry: Entry): void {
    if ((kept.peek(key)?.serial ?? 0) > entry.serial) return
    const { isKept, keptForMs } = page
    if (isKept) kept.put(key, entry, keptForMs === undefined ? 'lasting' : 'passing', keptForMs ?? 0)
    else kept.remove(key)
    counts.entries = kept.entries()
    counts.bytes = kept.bytes()
  }

  function postpone(key: string): void {
    counts.failures += 1
    const entry = kept.peek(key)
    if (entry) entry.retryAt = Date.now() + RETRY_AFTER_MS
  }

  return { current, needsMaking, serve }
}
