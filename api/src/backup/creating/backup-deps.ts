import type { Backups } from '../store/backups'

export interface BackupDeps {
  backups: Backups
  dataDir: string
  recipients: readonly string[]
}
