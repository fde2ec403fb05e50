import type { Database } from '../../db/connection'
import type { Backlog } from '../../modules/platform/health'
import { createMarksRepository } from './marks.repository'

interface BackupLatenessDeps {
  database: Database
  now: () => Date
}

/** Measures how overdue the backups are, for alerts. Another process makes the backups. */
export function createBackupLateness({ database, now }: BackupLatenessDeps): Backlog {
  const marks = createMarksRepository(database)
  const startedAt = now()
  return {
    name: 'backup_late_seconds',
    help: 'Seconds by which a backup is overdue; without any backup, seconds since the shop started',
    count: async () => (await marks.secondsLate(now())) ?? (now().getTime() - startedAt.getTime()) / 1000,
  }
}
