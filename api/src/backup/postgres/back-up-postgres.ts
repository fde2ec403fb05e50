import { newestMigration } from '../contents/newest-migration'
import { gzipped } from '../contents/packed'
import type { BackupDeps } from '../creating/backup-deps'
import { filesPart } from '../creating/files-part'
import type { Backup } from '../store/backups'
import { backupName, FORMAT } from '../store/manifest'
import { createSealing } from '../store/sealing'
import { ProgramFailed, programPath, startProgram } from './programs'
import { toSegmentName } from './segment'
import type { Server } from './server'

/** Makes pg_basebackup stream to stdout, with the log that makes the copy consistent, after a checkpoint. */
const ARGS = ['-D', '-', '-F', 'tar', '-X', 'fetch', '-c', 'fast', '-v', '--no-password']
const START = /start point: ([0-9A-F]+\/[0-9A-F]+) on timeline (\d+)/

/** Copies the whole PostgreSQL cluster with pg_basebackup, while the shop is open. */
export async function backUpPostgres(url: string, server: Server, deps: BackupDeps): Promise<Backup> {
  const { backups, recipients } = deps
  const at = new Date()
  const name = backupName(at, 'postgres')
  const facts = await server.facts()
  const migration = await newestMigration(server.database)
  const { child, ended } = startProgram(programPath('pg_basebackup'), ARGS, url)
  // Wait for both: the output, and a successful exit.
  const writing = child.stdout
    ? backups.writePart(name, 'cluster', createSealing(recipients), gzipped(child.stdout))
    : Promise.reject(new ProgramFailed('Could not read the output of pg_basebackup.'))
  const [said, pieces] = await Promise.all([ended, writing]).catch((error) => {
    child.kill()
    throw error
  })
  const [, lsn, timeline] = START.exec(said) ?? []
  if (!lsn) throw new ProgramFailed(`pg_basebackup did not report its start position: ${said.slice(-200)}`)
  const { postgres, ...cluster } = facts
  return backups.complete(name, {
    format: FORMAT,
    at: at.toISOString(),
    until: new Date().toISOString(),
    kind: 'postgres',
    recipients: [...recipients],
    parts: { cluster: { pieces }, ...(await filesPart(name, deps)) },
    migration,
    postgres,
    cluster: { ...cluster, timeline: Number(timeline), startSegment: toSegmentName(lsn, Number(timeline)) },
  })
}
