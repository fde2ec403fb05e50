import { countPacked } from '../contents/packed'
import { createArchivedLog } from '../postgres/archived-log'
import type { Chosen } from '../restoring/choose'
import { BackupDamaged } from './backup-damaged'
import type { Backup, Backups } from './backups'
import { readPieces } from './pieces'
import { megabytes } from './summary'

type Checked = Backup & Partial<Pick<Chosen, 'log'>>

/**
 * Checks a whole backup without restoring it: hashes, decryption, unpacking, and the recorded counts.
 * @param identity the key file; without one, encrypted pieces are only compared with their hashes
 * @throws BackupDamaged
 */
export async function check(
  backups: Backups,
  backup: Checked,
  identity: string | undefined,
): Promise<string> {
  const isSealed = backup.manifest.recipients.length > 0
  if (isSealed && identity === undefined) {
    await compareHashes(backups, backup)
    return `${backup.name} is complete. It is encrypted: set BACKUP_IDENTITY to check that it can be decrypted.`
  }
  const found: string[] = []
  for (const part of Object.keys(backup.manifest.parts))
    found.push(await countPart(backups, backup, part, identity))
  const { log = [] } = backup
  const kept = createArchivedLog(backups, backup)
  for (const segment of log) await kept.read(segment, identity)
  if (log.length > 0) found.push(`log: ${log.length} segments until ${log.at(-1)?.at.toISOString()}`)
  return `${backup.name} is complete and readable (${found.join('; ')}).`
}

async function compareHashes(backups: Backups, { name, manifest, log = [] }: Checked): Promise<void> {
  for (const [part, { pieces }] of Object.entries(manifest.parts)) {
    const kept = readPieces(backups.place, backups.keyOf(name, `${part}.tar.gz`), pieces)
    for await (const _ of kept);
  }
  const kept = createArchivedLog(backups, { name, manifest })
  for (const segment of log) await kept.readSealed(segment)
}

async function countPart(
  backups: Backups,
  backup: Backup,
  part: string,
  identity: string | undefined,
): Promise<string> {
  const counted = await countPacked(await backups.readPart(backup, part, identity))
  const { files = counted.files, bytes = counted.bytes } = backup.manifest.parts[part] ?? {}
  if (files !== counted.files || bytes !== counted.bytes)
    throw new BackupDamaged(
      `Its part "${part}" has ${counted.files} files (${counted.bytes} bytes) instead of ${files} (${bytes} bytes).`,
    )
  return `${part}: ${counted.files} files, ${megabytes(counted.bytes)}`
}
