import { type Canary, listCanaries } from 'composition/renderer/canary/chosen-canaries'
import type { KnownRegistry } from 'registry/registry-store'
import type { Registry } from 'shared-contracts/remote/registry'
import { yearInIndia } from 'shared-contracts/values/indian-time'
import type { ContentStamp, ContentVersion } from './content-stamp'
import { type Shown, tagVersions } from './page-tags'

/** The time for which the registry is assumed to be unchanged if there is no time to check. */
const REGISTRY_RECENT_MS = 250

/** Identifies the registry, content and year that pages are rendered with at one time. */
export interface PageStamp {
  /** Differs after every change to the registry or the content, and in a new year. */
  id: string
  /** Returns the version of a tag. A page is current while the versions of its tags stay the same. */
  versionOf: (tag: string) => string
}

export type PageStamps = ReturnType<typeof createPageStamps>

/** Returns the part of a stamp's id that identifies the remotes. */
export function parseRegistryStamp(id: string): string {
  return id.split(' ', 1)[0] ?? ''
}

/** Tracks the registry, content and year that pages are rendered with. @param isPublic true to hide examples */
export function createPageStamps(
  currentRegistry: () => Promise<KnownRegistry>,
  content: ContentStamp,
  isPublic: boolean,
) {
  let lookedAt = 0
  let joined: { registry: string; shown: Shown; stamp: PageStamp } | undefined
  let canaries: readonly Canary[] = []

  function join(registry: string, known: ContentVersion) {
    // The footer shows the year (specification 3.7).
    const frame = `${registry} ${yearInIndia()}`
    if (joined?.shown.frame === frame && joined.shown.content === known) return joined
    const shown = { frame, content: known }
    // The id begins with the registry's tag, for `parseRegistryStamp`.
    const stamp = { id: `${frame} ${known.id}`, versionOf: tagVersions(shown, isPublic) }
    joined = { registry, shown, stamp }
    return joined
  }

  /** Returns the current stamp if it is known without waiting. */
  function recent(): PageStamp | undefined {
    if (Date.now() - lookedAt > REGISTRY_RECENT_MS) return undefined
    const known = content.recent()
    return known && joined && join(joined.registry, known).stamp
  }

  async function current(): Promise<{ stamp: PageStamp; shown: Shown; registry: Registry }> {
    const [{ tag = 'none', registry }, known] = await Promise.all([currentRegistry(), content.current()])
    lookedAt = Date.now()
    if (tag !== joined?.registry) canaries = listCanaries(registry)
    const { stamp, shown } = join(tag, known)
    return { stamp, shown, registry }
  }

  /** `canaries` returns those of the last stamp. */
  return { recent, current, canaries: () => canaries, isContentKnown: content.isAnswered }
}
