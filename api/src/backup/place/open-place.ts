import path from 'node:path'
import { folderPlace } from './folder-place'
import type { Place } from './place'

/**
 * @param address a folder, or `s3://bucket/prefix?endpoint=https://…&region=…`
 * @param setting which setting it comes from, for the sentence when it is wrong
 */
export async function openPlace(address: string, setting = 'BACKUP_TO'): Promise<Place> {
  if (!address.startsWith('s3://')) return folderPlace(path.resolve(address))
  // Its client is large, and most shops have a folder.
  const { bucketPlace } = await import('./bucket-place')
  return bucketPlace(address, setting)
}
