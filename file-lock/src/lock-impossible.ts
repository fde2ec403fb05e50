/** The file system does not support locking. Without a lock, two processes could destroy each other's data. */
export class LockImpossible extends Error {
  constructor(place: string, reason: string) {
    super(`${place} cannot be locked: ${reason}. Use a folder on another file system.`)
    this.name = 'LockImpossible'
  }
}
