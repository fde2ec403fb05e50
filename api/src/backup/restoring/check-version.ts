import { newestKnownMigration } from '../contents/newest-migration'
import { BackupDamaged } from '../store/backup-damaged'
import type { Backup } from '../store/backups'

/** @throws BackupDamaged for a database that a newer shop has migrated: this one would not know its tables */
export function checkVersion({ name, manifest }: Backup, migrationsDir: string): void {
  if ((manifest.migration ?? 0) > newestKnownMigration(migrationsDir))
    throw new BackupDamaged(`${name} is of a newer version of the shop. Please use that version.`)
}
