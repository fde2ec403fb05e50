/** A backup that cannot be used, in one clear sentence. */
export class BackupDamaged extends Error {
  constructor(sentence: string) {
    super(`This backup cannot be used. ${sentence}`)
    this.name = 'BackupDamaged'
  }
}
