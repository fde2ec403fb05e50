import type { Registry } from 'shared-contracts/remote/registry'
import { refuseUngranted } from '../keys/refuse-ungranted'
import { refuseUnsigned } from '../keys/refuse-unsigned'
import type { Change } from '../manifests/log-entry'
import type { RegistryStore } from '../registry-store'

/**
 * Reads the registry, changes it, and replaces it if nobody else has changed it in between.
 * @param alter a pure function, such as `promote`; an unchanged result is not written
 * @throws RegistryConflict; Refusal if the key is missing or wrong, or the grant is exceeded; errors of `alter`
 */
export async function changeRegistry(
  store: RegistryStore,
  change: Change,
  alter: (registry: Registry) => Registry,
): Promise<Registry> {
  const known = await store.read()
  const { registry, tag } = known
  refuseUnsigned(known, store.signer, change.remote)
  const altered = alter(registry)
  refuseUngranted(known, altered, change.remote)
  if (altered !== registry) await store.replace(altered, tag, [change])
  return altered
}
