/**
 * The file system does not support locking here. We refuse to run without a lock, because two processes on one folder
 * would destroy each other's data.
 */
export class LockImpossible extends Error {
  constructor(place: string, reason: string) {
    super(`${place} cannot be locked: ${reason}. Use a folder on another file system.`)
    this.name = 'LockImpossible'
  }
}
