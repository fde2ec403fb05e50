import { countPacked } from '../contents/packed'
import { createKeptLog } from '../postgres/kept-log'
import type { Chosen } from '../restoring/choose'
import { BackupDamaged } from './backup-damaged'
import type { Backup, Backups } from './backups'
import { readPieces } from './pieces'
import { megabytes } from './summary'

/**
 * Reads a whole backup and restores nothing: every piece is there with its hash, opens with the key, unpacks, and holds as
 * many files and bytes as were put in.
 * @param identity the file with the key; without one, what is sealed is only compared with its hashes
 * @returns what was found
 * @throws BackupDamaged
 */
export async function check(
  backups: Backups,
  backup: Backup & Partial<Pick<Chosen, 'log'>>,
  identity: string | undefined,
): Promise<string> {
  const { name, manifest, log = [] } = backup
  const isOpened = manifest.recipients.length === 0 || identity !== undefined
  const found: string[] = []
  for (const [part, { pieces, files, bytes }] of Object.entries(manifest.parts)) {
    if (!isOpened) {
      for await (const _ of readPieces(backups.place, backups.keyOf(name, `${part}.tar.gz`), pieces));
      continue
    }
    const counted = await countPacked(await backups.readPart(backup, part, identity))
    if ((files ?? counted.files) !== counted.files || (bytes ?? counted.bytes) !== counted.bytes)
      throw new BackupDamaged(
        `Its part "${part}" has ${counted.files} files of ${counted.bytes} bytes instead of ${files} of ${bytes}.`,
      )
    found.push(`${part}: ${counted.files} files, ${megabytes(counted.bytes)}`)
  }
  const kept = createKeptLog(backups, backup)
  for (const segment of log) await (isOpened ? kept.read(segment, identity) : kept.readSealed(segment))
  if (log.length > 0) found.push(`log: ${log.length} segments until ${log.at(-1)?.at.toISOString()}`)
  if (!isOpened) return `${name} is whole. It is sealed: set BACKUP_IDENTITY to see that it opens.`
  return `${name} is whole and can be read (${found.join('; ')}).`
}
