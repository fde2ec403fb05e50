/** The backup cannot be used; the message says why. */
export class BackupDamaged extends Error {
  constructor(sentence: string) {
    super(`This backup cannot be used. ${sentence}`)
    this.name = 'BackupDamaged'
  }
}
