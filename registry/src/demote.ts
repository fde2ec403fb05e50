import type { Registry } from 'shared-contracts/remote/registry'
import { entryOf, withEntry } from './entry-of'

/** Takes a version that fails from the visits that have it; nothing changes when it is no canary any more. */
export function demote(registry: Registry, name: string, version: string): Registry {
  const { canary, ...entry } = entryOf(registry, name)
  return canary?.version === version ? withEntry(registry, name, entry) : registry
}
