import { changeRegistry } from 'registry/change-registry'
import { demote } from 'registry/demote'
import { openStore } from 'registry/open-store'
import type { RegistryStore } from 'registry/registry-store'
import type { Demotion } from './canary-watch'

/**
 * Demotes in the registry at a place, as the edge.
 * @param place as in the setting REGISTRY
 */
export function demoteCanary(place: string): (demotion: Demotion) => Promise<void> {
  let store: Promise<RegistryStore> | undefined
  return async ({ name, version, why }) => {
    store ??= openStore(place)
    await changeRegistry(
      await store,
      { who: 'edge', what: 'demote', remote: name, version, why },
      (registry) => demote(registry, name, version),
    )
  }
}
