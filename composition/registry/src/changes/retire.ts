import type { Registry } from 'shared-contracts/remote/registry'
import { requireEntry } from './require-entry'

/**
 * Returns the registry without a remote: its addresses are free for another remote. Files stay, for open pages.
 * @throws Refusal for a remote that was never published
 */
export function retire(registry: Registry, name: string): Registry {
  requireEntry(registry, name)
  const { [name]: _, ...remotes } = registry.remotes
  return { ...registry, remotes }
}
