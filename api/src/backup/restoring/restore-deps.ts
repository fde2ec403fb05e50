import type { Rows } from '../contents/rows'
import type { Backups } from '../store/backups'

export interface RestoreDeps {
  backups: Backups
  dataDir: string
  migrationsDir: string
  templateFile: string
  registry: string
  /** The file with the key, for what is sealed. */
  identity: string | undefined
}

export interface Restored {
  /** What was committed until then is there. */
  upTo: Date
  rows: Rows
}
