import type { Registry } from 'shared-contracts/remote/registry'
import { entryOf, withEntry } from './entry-of'

/** Ends a canary that fails. Nothing changes when the version is no longer a canary. */
export function demote(registry: Registry, name: string, version: string): Registry {
  const { canary, ...entry } = entryOf(registry, name)
  return canary?.version === version ? withEntry(registry, name, entry) : registry
}
