import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Database } from '../../db/connection'
import { openDatabase } from '../../db/open'
import { resetTokens, sessions } from '../../modules/customers/customers.tables'
import { backupsMade, restores } from '../backups.tables'
import { unpack } from '../contents/packed'
import { countRows } from '../contents/rows'
import { createArchivedLog } from '../postgres/archived-log'
import { ProgramFailed, programPath, runProgram } from '../postgres/programs'
import { recovered } from '../postgres/recovery'
import { serverUser } from '../postgres/server-user'
import { BackupDamaged } from '../store/backup-damaged'
import type { Chosen } from './choose'
import type { RestoreDeps, Restored } from './restore-deps'

/**
 * Marks a database as restored, so that the first shop started on it compares its ledger with the gateways'
 * accounts. Also ends all sessions and reset links: ones revoked after the backup would work again.
 */
async function markRestored(database: Database, backup: string, upTo: Date): Promise<void> {
  await database.inTransaction(async () => {
    const connection = database.connection()
    await connection.insert(restores).values({ backup, upTo, restoredAt: new Date() })
    await connection.delete(sessions)
    await connection.delete(resetTokens)
    // These rows describe another machine's backups.
    await connection.delete(backupsMade)
  })
}

/** Unpacks a cluster, lets PostgreSQL verify and recover it, and stops it: the folder is ready for a server. */
export async function restorePostgres(
  chosen: Chosen,
  folder: string,
  to: Date | undefined,
  deps: RestoreDeps,
): Promise<Restored> {
  const { backups, identity } = deps
  const { postgres = '', cluster } = chosen.manifest
  if (!cluster)
    throw new BackupDamaged(`The manifest of ${chosen.name} does not describe a PostgreSQL cluster.`)
  await unpack(await backups.readPart(chosen, 'cluster', identity), folder)
  await chmod(folder, 0o700)
  const log = await mkdtemp(path.join(path.dirname(folder), '.restoring-log-'))
  try {
    const kept = createArchivedLog(backups, chosen)
    for (const part of chosen.log)
      await writeFile(path.join(log, part.segment), await kept.read(part, identity), { mode: 0o600 })
    await giveToServer(path.dirname(folder))
    await verify(folder, postgres)
    return await recovered({ folder, log, major: postgres, ...(to && { to }) }, async (host, lastCommit) => {
      const upTo = lastCommit ?? new Date(chosen.manifest.until ?? chosen.manifest.at)
      const databaseUrl = `postgres://${encodeURIComponent(cluster.user)}@localhost:5432/${encodeURIComponent(cluster.database)}?host=${encodeURIComponent(host)}`
      const database = await openDatabase({ ...deps, databaseUrl })
      try {
        const rows = await countRows(database)
        await markRestored(database, chosen.name, upTo)
        return { upTo, rows }
      } finally {
        await database.close()
      }
    })
  } finally {
    await rm(log, { recursive: true, force: true })
  }
}

/** Checks each file against the hash that pg_basebackup wrote into the backup. */
async function verify(folder: string, major: string): Promise<void> {
  const options = { cwd: folder, ...serverUser() }
  await runProgram(programPath('pg_verifybackup', major), ['--quiet', folder], options).catch((error) => {
    if (error instanceof ProgramFailed && error.message.includes('not installed')) throw error
    throw new BackupDamaged(error instanceof Error ? error.message : String(error))
  })
}

async function giveToServer(folder: string): Promise<void> {
  const user = serverUser()
  if (user) await runProgram('chown', ['-R', `${user.uid}:${user.gid}`, folder])
}
