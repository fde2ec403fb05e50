import type { Registry } from 'shared-contracts/remote/registry'
import { requireEntry } from './require-entry'

/** Removes a remote and frees its addresses. Its files stay, for open pages. @throws Refusal if it was never published */
export function retire(registry: Registry, name: string): Registry {
  requireEntry(registry, name)
  const { [name]: _, ...remotes } = registry.remotes
  return { ...registry, remotes }
}
