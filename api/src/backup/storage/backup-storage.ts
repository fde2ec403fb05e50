/** A folder or bucket for backups. A write either completes or leaves nothing. */
export interface BackupStorage {
  /** The location, as shown in messages. */
  readonly at: string
  keys: (start: string) => Promise<string[]>
  /** Reads a key's content. @throws Error if it does not exist */
  read: (key: string) => Promise<Buffer>
  write: (key: string, bytes: Uint8Array) => Promise<void>
  remove: (keys: readonly string[]) => Promise<void>
}

/** The storage refused access, or is full. */
export class StorageTrouble extends Error {
  constructor(at: string, what: 'read' | 'written', cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    super(`${at} can't be ${what} (${reason}). Check BACKUP_TO, its permissions and its free space.`, {
      cause,
    })
    this.name = 'StorageTrouble'
  }
}
