import path from 'node:path'
import type { Database } from '../../db/connection'
import { copyDatabase } from '../contents/embedded-database'
import { keptFiles } from '../contents/kept-files'
import { newestMigration } from '../contents/newest-migration'
import { countFolder, packed } from '../contents/packed'
import { backupName } from '../store/backup-name'
import type { Backup, Backups } from '../store/backups'
import { FORMAT, type Part } from '../store/manifest'
import { sealFor } from '../store/sealing'
import { inDraft } from './in-draft'

export interface MakingDeps {
  backups: Backups
  dataDir: string
  recipients: readonly string[]
}

/** A backup of the embedded database, and of the files beside it, made while the shop is open. */
export function backUpEmbedded(database: Database, deps: MakingDeps): Promise<Backup> {
  const { backups, dataDir, recipients } = deps
  return inDraft(dataDir, async (draft) => {
    const folder = path.join(draft, 'database')
    const migration = await newestMigration(database)
    const { at, rows, postgres } = await copyDatabase(database, dataDir, folder)
    const name = backupName(at, 'embedded')
    const pieces = await backups.writePart(name, 'database', sealFor(recipients), packed(folder))
    return backups.complete(name, {
      format: FORMAT,
      at: at.toISOString(),
      kind: 'embedded',
      recipients: [...recipients],
      parts: { database: { pieces, ...(await countFolder(folder)) }, ...(await filesPart(name, deps)) },
      migration,
      postgres,
      rows,
    })
  })
}

/** The files of the data folder that belong to a backup, where there are any. */
export async function filesPart(
  name: string,
  { backups, dataDir, recipients }: MakingDeps,
): Promise<Record<string, Part>> {
  const names = await keptFiles(dataDir)
  if (names.length === 0) return {}
  const pieces = await backups.writePart(name, 'files', sealFor(recipients), packed(dataDir, names))
  // Mails arrive meanwhile, so nobody knows how many there are.
  return { files: { pieces } }
}
