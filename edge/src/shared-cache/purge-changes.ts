import { setTimeout as pause } from 'node:timers/promises'
import { changedKeys, type Shown } from '../pages/cache/page-tags'
import type { PurgeState } from './purge-state'

/** Checking is cheap: it only compares what the edge already knows. */
const LOOK_EVERY_MS = 100
const PATIENCE_MS = 2000
/** Time until a second purge, for pages that an edge was still sending to a cache during the first one. */
const AGAIN_AFTER_MS = 2000

interface Parts {
  /** Origins of the caches' listeners for purges. */
  caches: readonly string[]
  /** Returns the registry and content that pages are rendered with now. */
  current: () => Promise<{ shown: Shown }>
  state: PurgeState
  onFailure: (error: unknown) => void
}

/** Removes changed pages from shared caches, and retries failed purges. @returns a function that stops it */
export function purgeChanges({ caches, current, state, onFailure }: Parts): () => Promise<void> {
  const stopping = new AbortController()
  /** For each cache, the oldest state that its pages may show. */
  const purged = new Map<string, Shown | undefined>()

  async function purge(cache: string, keys: readonly string[]): Promise<void> {
    const signal = AbortSignal.any([AbortSignal.timeout(PATIENCE_MS), stopping.signal])
    const answer = await fetch(cache, { method: 'PURGE', headers: { 'xkey-purge': keys.join(' ') }, signal })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${cache} responded to a purge with ${answer.status}.`)
  }

  async function purgeAgain(cache: string, keys: readonly string[]): Promise<void> {
    await pause(AGAIN_AFTER_MS, undefined, { signal: stopping.signal, ref: false })
    await purge(cache, keys)
  }

  async function look(): Promise<void> {
    const { shown } = await current()
    // The content version is unknown until the api has responded.
    if (shown.content.id === '') return
    await Promise.all(
      caches.map(async (cache) => {
        const keys = changedKeys(purged.get(cache), shown)
        if (keys.length === 0) return
        await purge(cache, keys)
        purged.set(cache, shown)
        purgeAgain(cache, keys)
          .then(() => state.write(cache, shown))
          // Pages could stay outdated until they expire, so the next check purges everything.
          .catch(() => purged.delete(cache))
      }),
    )
  }

  async function run(): Promise<void> {
    for (const cache of caches) purged.set(cache, await state.read(cache))
    let isFailing = false
    while (!stopping.signal.aborted) {
      await look().then(
        () => {
          isFailing = false
        },
        (error: unknown) => {
          if (!isFailing && !stopping.signal.aborted) onFailure(error)
          isFailing = true
        },
      )
      await pause(LOOK_EVERY_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
    }
  }

  const running = caches.length > 0 ? run() : undefined
  return async () => {
    stopping.abort()
    await running
  }
}
