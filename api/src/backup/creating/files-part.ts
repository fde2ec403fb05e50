import { readdir } from 'node:fs/promises'
import { isErrno } from '../../errors'
import { packed } from '../contents/packed'
import type { Part } from '../store/manifest'
import { createSealing } from '../store/sealing'
import type { BackupDeps } from './backup-deps'

/**
 * Parts of the data folder to back up besides database and registry: the signing secret, and mails kept as
 * files without a mail server. Pictures are in the code (`api/uploads`) or the database (`own_pictures`).
 */
const KEPT = ['secret', 'outbox']

async function keptFiles(dataDir: string): Promise<string[]> {
  try {
    const names = await readdir(dataDir)
    return KEPT.filter((name) => names.includes(name))
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return []
    throw error
  }
}

export async function filesPart(
  name: string,
  { backups, dataDir, recipients }: BackupDeps,
): Promise<Record<string, Part>> {
  const names = await keptFiles(dataDir)
  if (names.length === 0) return {}
  const pieces = await backups.writePart(name, 'files', createSealing(recipients), packed(dataDir, names))
  // The files are not counted, because mails may arrive during the backup.
  return { files: { pieces } }
}
