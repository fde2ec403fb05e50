import path from 'node:path'

/** A folder that a start writes. */
export interface ShopFolder {
  folder: string
  /** The variable that names it. */
  setting: 'DATA_DIR' | 'REGISTRY'
  /** The rights it is made with. */
  mode: number
  /** The locks that servers have there while a shop is open, whoever started them. */
  serverLocks: readonly string[]
}

/**
 * What a start writes beside the repository: the shop's data, for its owner alone, and the registry, which other edges
 * may read where it is elsewhere. A bucket is made for many and left out.
 * @param registry as registryPlace tells
 */
export function shopFolders(dataFolder: string, registry: string): ShopFolder[] {
  const data: ShopFolder = {
    folder: dataFolder,
    setting: 'DATA_DIR',
    mode: 0o700,
    // Of the embedded database and of the sandbox's journal.
    serverLocks: ['lock', 'sandbox.jsonl.lock'],
  }
  if (registry.startsWith('s3:')) return [data]
  const setting = path.dirname(registry) === dataFolder ? 'DATA_DIR' : 'REGISTRY'
  return [data, { folder: registry, setting, mode: 0o755, serverLocks: [] }]
}
