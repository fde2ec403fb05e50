import { type Canary, listCanaries } from 'composition/renderer/canary/chosen-canaries'
import type { KnownRegistry } from 'registry/registry-store'
import type { Registry } from 'shared-contracts/remote/registry'
import { yearInIndia } from 'shared-contracts/values/indian-time'
import type { ContentStamp } from './content-stamp'

/** How long the registry is assumed to be unchanged if there is no time to check. */
const REGISTRY_RECENT_MS = 250

export type PageStamps = ReturnType<typeof createPageStamps>

/** Returns the part of a stamp that identifies the remotes. */
export function parseRegistryStamp(stamp: string): string {
  return stamp.split(' ', 1)[0] ?? ''
}

/** Identifies the registry, content and year that a page was rendered with. If one changes, all cached pages are stale. */
export function createPageStamps(currentRegistry: () => Promise<KnownRegistry>, content: ContentStamp) {
  let lookedAt = 0
  let parts = { registry: '', content: '', year: 0 }
  let joined = ' '
  let canaries: readonly Canary[] = []

  function join(registry: string, contentStamp: string): string {
    // The footer shows it (specification 3.7).
    const year = yearInIndia()
    if (parts.registry !== registry || parts.content !== contentStamp || parts.year !== year) {
      parts = { registry, content: contentStamp, year }
      joined = `${registry} ${contentStamp} ${year}`
    }
    return joined
  }

  /** Returns the current stamp if it is known without waiting. */
  function recent(): string | undefined {
    if (Date.now() - lookedAt > REGISTRY_RECENT_MS) return undefined
    const stamp = content.recent()
    return stamp === undefined ? undefined : join(parts.registry, stamp)
  }

  async function current(): Promise<{ stamp: string; registry: Registry }> {
    const [{ tag = 'none', registry }, contentStamp] = await Promise.all([
      currentRegistry(),
      content.current(),
    ])
    lookedAt = Date.now()
    if (tag !== parts.registry) canaries = listCanaries(registry)
    return { stamp: join(tag, contentStamp), registry }
  }

  /** The canaries that belong to the last stamp. */
  return { recent, current, canaries: () => canaries, isContentKnown: content.isAnswered }
}
