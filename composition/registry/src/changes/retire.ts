import type { Registry } from 'shared-contracts/remote/registry'
import { requireEntry } from './require-entry'

/**
 * The registry without a remote: its addresses are nobody's, and another remote may take them. Files stay where they
 * are, for pages that are open.
 * @throws Refusal for a remote that was never published
 */
export function retire(registry: Registry, name: string): Registry {
  requireEntry(registry, name)
  const { [name]: _, ...remotes } = registry.remotes
  return { ...registry, remotes }
}
