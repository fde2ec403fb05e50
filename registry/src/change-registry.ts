import type { Registry } from 'shared-contracts/remote/registry'
import type { Change } from './log-entry'
import type { RegistryStore } from './registry-store'

/**
 * Reads the registry, changes it, and replaces it if nobody else has in between.
 * @param alter a pure function, such as `promote`; what it returns unchanged is not written
 * @throws RegistryConflict, and what `alter` throws
 */
export async function changeRegistry(
  store: RegistryStore,
  change: Change,
  alter: (registry: Registry) => Registry,
): Promise<Registry> {
  const { registry, tag } = await store.read()
  const altered = alter(registry)
  if (altered !== registry) await store.replace(altered, tag, [change])
  return altered
}
