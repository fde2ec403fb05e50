/** An unusable backup, with a clear message. */
export class BackupDamaged extends Error {
  constructor(sentence: string) {
    super(`This backup cannot be used. ${sentence}`)
    this.name = 'BackupDamaged'
  }
}
