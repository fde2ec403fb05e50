import path from 'node:path'
import type { BackupStorage } from './backup-storage'
import { folderStorage } from './folder-storage'

/** @param address a folder or `s3://bucket/prefix?endpoint=…&region=…`. @param setting the variable's name */
export async function openStorage(address: string, setting = 'BACKUP_TO'): Promise<BackupStorage> {
  if (!address.startsWith('s3://')) return folderStorage(path.resolve(address))
  // Loaded on demand: the client is large, and most shops use a folder.
  const { bucketStorage } = await import('./bucket-storage')
  return bucketStorage(address, setting)
}
