/** No lock would hold there. Two processes on one folder would destroy each other's data, so there is none at all. */
export class LockImpossible extends Error {
  constructor(place: string, reason: string) {
    super(`${place} cannot be locked: ${reason}. Use a folder on another file system.`)
    this.name = 'LockImpossible'
  }
}
