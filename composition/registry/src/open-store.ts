import type { Signer } from './keys/signer'
import type { RegistryReader, RegistryStore } from './registry-store'
import { deployedShop } from './stores/deployed-shop'
import { folderStore } from './stores/folder-store'

/**
 * Opens a registry that can be changed.
 * @param place the setting REGISTRY: a folder, or `s3://bucket/prefix?endpoint=https://…&region=…`
 * @throws Error with a one-sentence message if the address is wrong
 */
export async function openStore(place: string, signer?: Signer): Promise<RegistryStore> {
  if (!place.startsWith('s3://')) return folderStore(place, signer)
  // Imported on demand: its client is large, and most shops use a folder.
  const { s3Store } = await import('./stores/s3-store')
  return s3Store(place, signer)
}

/** Opens any registry. @param place as in `openStore`, or the origin of a deployed shop, which is read-only */
export async function openRegistry(place: string): Promise<RegistryStore | RegistryReader> {
  return /^https?:/.test(place) ? deployedShop(place) : openStore(place)
}
