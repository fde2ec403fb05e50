import type { Backups } from '../store/backups'

export interface MakingDeps {
  backups: Backups
  dataDir: string
  recipients: readonly string[]
}
