import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { openDatabase } from '../../db/open'
import { unpack } from '../contents/packed'
import { type Rows, rowsOf } from '../contents/rows'
import { BackupDamaged } from '../store/backup-damaged'
import type { Backup } from '../store/backups'
import { markRestored } from './mark-restored'
import type { RestoreDeps, Restored } from './restore-deps'

/** Unpacks the embedded database into a folder and opens it once, which proves that it can be. */
export async function restoreEmbedded(backup: Backup, folder: string, deps: RestoreDeps): Promise<Restored> {
  const { backups, identity } = deps
  const database = path.join(folder, 'database')
  await mkdir(database, { mode: 0o700 })
  await unpack(await backups.readPart(backup, 'database', identity), database)
  const upTo = new Date(backup.manifest.at)
  return { upTo, rows: await proveWhole(backup, folder, upTo, deps) }
}

async function proveWhole(
  { name, manifest }: Backup,
  folder: string,
  upTo: Date,
  { migrationsDir, templateFile }: RestoreDeps,
): Promise<Rows> {
  const opened = await openDatabase({ dataDir: folder, migrationsDir, templateFile }).catch((error) => {
    const reason = error instanceof Error ? error.message : String(error)
    throw new BackupDamaged(`Its database cannot be opened (${reason}).`)
  })
  try {
    const rows = await rowsOf(opened)
    if (!isDeepStrictEqual(rows, manifest.rows))
      throw new BackupDamaged(
        `Its database has ${JSON.stringify(rows)} rows instead of ${JSON.stringify(manifest.rows)}.`,
      )
    await markRestored(opened, name, upTo)
    return rows
  } finally {
    await opened.close()
    await rm(path.join(folder, 'lock'), { force: true })
  }
}
