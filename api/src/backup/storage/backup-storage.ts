/** Where backups are kept: a folder or a bucket. What is written is there whole, or not at all. */
export interface BackupStorage {
  /** For people. */
  readonly at: string
  keys: (start: string) => Promise<string[]>
  /** @throws Error when it is not there */
  read: (key: string) => Promise<Buffer>
  write: (key: string, bytes: Uint8Array) => Promise<void>
  remove: (keys: readonly string[]) => Promise<void>
}

/** A place refused, or is full. */
export class StorageTrouble extends Error {
  constructor(at: string, what: 'read' | 'written', cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    super(`${at} can't be ${what} (${reason}). Please check BACKUP_TO, its rights and its free space.`, {
      cause,
    })
    this.name = 'StorageTrouble'
  }
}
