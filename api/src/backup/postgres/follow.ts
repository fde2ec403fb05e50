import { mkdir } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import type { BackupDeps } from '../creating/backup-deps'
import type { Backup } from '../store/backups'
import { createSealing } from '../store/sealing'
import { backUpPostgres } from './back-up-postgres'
import type { Server, ServerFacts } from './server'
import { createShipper, LogGap, type Shipper } from './ship-log'
import { streamLog } from './stream-log'

/** A crash loses at most this interval plus a few seconds of shipping, far less than the promised minute. */
const SHIP_EVERY_MS = 10_000

interface FollowDeps extends BackupDeps {
  url: string
  server: Server
  /** The folder where log segments wait to be shipped. */
  spool: string
  everyMs: number
  onCopied: (backup: Backup) => Promise<void>
  onShipped: (backup: Backup, at: Date) => Promise<void>
  onTrouble: (error: unknown) => void
}

/** Follows a PostgreSQL server: makes regular full copies, and ships all later writes within seconds. */
export async function follow(deps: FollowDeps, signal: AbortSignal): Promise<void> {
  const { backups, url, server, spool, everyMs, recipients, onCopied, onShipped, onTrouble } = deps
  const seal = createSealing(recipients)
  let current: { backup: Backup; shipper: Shipper } | undefined
  let copying: Promise<void> | undefined

  async function goOnFrom(backup: Backup): Promise<void> {
    current = { backup, shipper: await createShipper(backups, backup, spool, seal) }
  }

  async function copy(): Promise<void> {
    const backup = await backUpPostgres(url, server, deps)
    await goOnFrom(backup)
    await onCopied(backup)
  }

  /** Starts a full copy while the log is being shipped. */
  function beginCopy(): void {
    copying ??= copy()
      .catch(onTrouble)
      .finally(() => {
        copying = undefined
      })
  }

  async function pass(): Promise<void> {
    const isDue = !current || Date.now() - Date.parse(current.backup.manifest.at) >= everyMs
    if (isDue) beginCopy()
    if (!current) return
    const { backup, shipper } = current
    try {
      const at = new Date()
      await shipper.ship(copying !== undefined)
      await onShipped(backup, at)
    } catch (error) {
      onTrouble(error)
      if (error instanceof LogGap) current = undefined
    }
  }

  await mkdir(spool, { recursive: true })
  const newest = await findNewestCopy(deps, await server.facts())
  if (newest) await goOnFrom(newest)
  const streaming = streamLog(url, spool, signal, onTrouble)
  while (!signal.aborted) {
    await pass()
    await pause(SHIP_EVERY_MS, undefined, { signal }).catch(() => {})
  }
  await Promise.all([streaming, copying])
}

/** Finds the newest copy of this server on its current timeline. */
async function findNewestCopy(
  { backups }: BackupDeps,
  { system, timeline }: ServerFacts,
): Promise<Backup | undefined> {
  return backups.newest(
    ({ manifest: { cluster } }) => cluster?.system === system && cluster.timeline === timeline,
  )
}
