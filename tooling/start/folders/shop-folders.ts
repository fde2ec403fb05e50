import path from 'node:path'

/** A folder that a start writes to. */
export interface ShopFolder {
  folder: string
  /** The environment variable that sets it. */
  setting: 'DATA_DIR' | 'REGISTRY'
  /** Its permissions. */
  mode: number
  /** The locks that running servers hold there. */
  serverLocks: readonly string[]
}

/**
 * Returns the folders that a start writes to: the shop's data, for its owner only, and the registry, which
 * other edges may read. A registry in a bucket is left out: it needs no lock.
 * @param registry the location from `registryPlace`
 */
export function shopFolders(dataFolder: string, registry: string): ShopFolder[] {
  const data: ShopFolder = {
    folder: dataFolder,
    setting: 'DATA_DIR',
    mode: 0o700,
    // The locks of the embedded database and the sandbox's journal.
    serverLocks: ['lock', 'sandbox.jsonl.lock'],
  }
  if (registry.startsWith('s3:')) return [data]
  const setting = path.dirname(registry) === dataFolder ? 'DATA_DIR' : 'REGISTRY'
  return [data, { folder: registry, setting, mode: 0o755, serverLocks: [] }]
}
