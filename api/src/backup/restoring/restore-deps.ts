import type { Rows } from '../contents/rows'
import type { Backups } from '../store/backups'

export interface RestoreDeps {
  backups: Backups
  dataDir: string
  migrationsDir: string
  templateFile: string
  registry: string
  /** The key file, for encrypted backups. */
  identity: string | undefined
}

export interface Restored {
  /** Everything committed by this time is restored. */
  upTo: Date
  rows: Rows
}
