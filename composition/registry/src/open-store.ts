import type { Signer } from './keys/signer'
import type { RegistryReader, RegistryStore } from './registry-store'
import { deployedShop } from './stores/deployed-shop'
import { folderStore } from './stores/folder-store'

/**
 * The registry at a place that is ours to change, as in the setting REGISTRY.
 * @param place a folder, or `s3://bucket/prefix?endpoint=https://…&region=…`
 * @param signer signs what is written
 * @throws Error with one sentence when the address is wrong
 */
export async function openStore(place: string, signer?: Signer): Promise<RegistryStore> {
  if (!place.startsWith('s3://')) return folderStore(place, signer)
  // Its client is large, and most shops have a folder.
  const { s3Store } = await import('./stores/s3-store')
  return s3Store(place, signer)
}

/**
 * The registry at any place.
 * @param place as openStore takes it, or the origin of a deployed shop, which others change
 */
export async function openRegistry(place: string): Promise<RegistryStore | RegistryReader> {
  return /^https?:/.test(place) ? deployedShop(place) : openStore(place)
}
