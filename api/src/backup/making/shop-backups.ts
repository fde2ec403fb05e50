import type { Database } from '../../db/connection'
import type { Jobs } from '../../jobs/jobs'
import type { Backlog } from '../../modules/health'
import type { BackupConfig } from '../backup-config'
import { openPlace } from '../place/open-place'
import { createBackups } from '../store/backups'
import { summary } from '../store/summary'
import { backUpEmbedded } from './embedded-backup'
import { removeLeftDrafts } from './in-draft'
import { createMarksRepository } from './marks.repository'
import { prune } from './prune'
import { backUpRegistry } from './registry-backup'

export interface ShopBackupsDeps {
  database: Database
  dataDir: string
  backup: BackupConfig
  jobs: Jobs
  now: () => Date
}

/** Where a backup goes, and whose keys open it. */
export interface BackupOrder {
  to: string
  recipients: readonly string[]
}

const LOOK_EVERY_MS = 15_000

/**
 * The backups of a shop that runs. With the embedded database it makes them itself, because no other process may open
 * the folder; with PostgreSQL a process beside it does.
 */
export function createShopBackups({ database, dataDir, backup: settings, jobs, now }: ShopBackupsDeps) {
  const { to, everyMs, keepDays, recipients } = settings
  const marks = createMarksRepository(database)
  const startedAt = now()
  let last: Promise<unknown> = Promise.resolve()

  async function make(order: BackupOrder): Promise<string> {
    const backups = createBackups(await openPlace(order.to))
    const deps = { backups, dataDir, recipients: order.recipients }
    await removeLeftDrafts(dataDir)
    const made = await backUpEmbedded(database, deps)
    const registry = await backUpRegistry(await openPlace(settings.registry, 'REGISTRY'), deps)
    await marks.made('whole', made.name, new Date(made.manifest.at), everyMs)
    await prune(backups, now(), keepDays)
    return [made, ...(registry ? [registry] : [])].map(summary).join('\n')
  }

  /** One at a time: a job's and the owner's. */
  function backUp(order: BackupOrder): Promise<string> {
    const making = last.catch(() => {}).then(() => make(order))
    last = making
    return making
  }

  async function backUpWhenDue(place: string): Promise<void> {
    const newest = await marks.newest('whole')
    if (newest && now().getTime() - newest.getTime() < everyMs) return
    await backUp({ to: place, recipients })
  }

  if (to && database.kind === 'pglite')
    jobs.every('backup', Math.min(LOOK_EVERY_MS, everyMs / 4), () => backUpWhenDue(to))

  const late: Backlog = {
    name: 'backup_late_seconds',
    help: 'How long a backup has been overdue; without any, how long the shop has run',
    count: async () => (await marks.secondsLate(now())) ?? (now().getTime() - startedAt.getTime()) / 1000,
  }
  return { backUp, late }
}

export type ShopBackups = ReturnType<typeof createShopBackups>
