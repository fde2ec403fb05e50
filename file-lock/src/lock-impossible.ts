/** The file system does not support locking. Two unlocked processes on one folder would destroy each other's data. */
export class LockImpossible extends Error {
  constructor(place: string, reason: string) {
    super(`${place} cannot be locked: ${reason}. Use a folder on another file system.`)
    this.name = 'LockImpossible'
  }
}
