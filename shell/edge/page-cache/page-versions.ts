import type { Registry } from 'shared-contracts/remote/registry'
import { type Canary, canariesOf } from '../canary/chosen-canaries'
import type { KnownRegistry } from '../registry/registry'
import type { ContentVersion } from './content-version'

/** How long the registry is taken to be what it was, where there is no time to look. */
const REGISTRY_RECENT_MS = 250

export type PageVersions = ReturnType<typeof createPageVersions>

/** The part of a version that says with which remotes. */
export function registryOf(version: string): string {
  return version.split(' ', 1)[0] ?? ''
}

/** What a page was made with: when either changes, every page kept is outdated at once. */
export function createPageVersions(currentRegistry: () => Promise<KnownRegistry>, content: ContentVersion) {
  let lookedAt = 0
  let parts = { registry: '', content: '' }
  let joined = ' '
  let canaries: readonly Canary[] = []

  function join(registry: string, contentVersion: string): string {
    if (parts.registry !== registry || parts.content !== contentVersion) {
      parts = { registry, content: contentVersion }
      joined = `${registry} ${contentVersion}`
    }
    return joined
  }

  /** The version in force, if it is known without waiting. */
  function recent(): string | undefined {
    if (Date.now() - lookedAt > REGISTRY_RECENT_MS) return undefined
    const version = content.recent()
    return version === undefined ? undefined : join(parts.registry, version)
  }

  async function current(): Promise<{ version: string; registry: Registry }> {
    const [{ etag, registry }, contentVersion] = await Promise.all([currentRegistry(), content.current()])
    lookedAt = Date.now()
    if (etag !== parts.registry) canaries = canariesOf(registry)
    return { version: join(etag, contentVersion), registry }
  }

  /** Those known to `recent`, or asked for by `current`. */
  return { recent, current, canaries: () => canaries, isContentKnown: content.isAnswered }
}
