import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { BackupDamaged } from '../store/backup-damaged'
import type { Backup, Backups } from '../store/backups'
import { sha256 } from '../store/pieces'
import { createOpener, type Sealing } from '../store/sealing'
import { findNewestPart, type LogPart, logPartName, logPartText, parseLogPart } from './log-part'

const pack = promisify(gzip)
const unpack = promisify(gunzip)

/** The write-ahead log that continues a backup and is stored next to it. */
export function createArchivedLog(backups: Backups, { name, manifest }: Backup) {
  const { place, authorship } = backups

  /** Lists the segments. Skips any written by somebody else, which would be replayed into the database. */
  async function list(): Promise<LogPart[]> {
    const keys = await place.keys(backups.keyOf(name, 'log/'))
    return keys
      .flatMap((key) => parseLogPart(key) ?? [])
      .filter((part) => authorship.isOurs(logPartText(name, part), part.signature))
  }

  async function readSealed(part: LogPart): Promise<Buffer> {
    const kept = await place.read(part.key).catch(() => undefined)
    if (kept) return proven(kept, part)
    // The follower may have replaced the partial segment since it was listed.
    const newer = findNewestPart((await list()).filter(({ segment }) => segment === part.segment))
    if (newer && newer.key !== part.key) return proven(await place.read(newer.key), newer)
    throw new BackupDamaged(`Log segment ${part.segment} is missing.`)
  }

  return {
    list,

    async write(
      segment: string,
      isPartial: boolean,
      bytes: Buffer,
      at: Date,
      seal: Sealing,
    ): Promise<LogPart> {
      const kept = await joined(await seal(one(await pack(bytes, { level: 1 }))))
      const facts = { segment, isPartial, at, sha256: sha256(kept) }
      const signed = authorship.sign(logPartText(name, facts))
      const part = signed ? { ...facts, signature: inNames(signed.value) } : facts
      const key = backups.keyOf(name, logPartName(part))
      await place.write(key, kept)
      return { ...part, key }
    },

    /** Reads a segment as stored. @throws BackupDamaged if it is missing, truncated or changed */
    readSealed,

    async read(part: LogPart, identity: string | undefined): Promise<Buffer> {
      const kept = await readSealed(part)
      return unpack(await joined(await createOpener(manifest, identity)(one(kept))))
    },

    remove: (parts: readonly LogPart[]) => place.remove(parts.map(({ key }) => key)),
  }
}

/** Converts base64 for use in file names, where slashes would create folders. Node decodes both alphabets. */
function inNames(base64: string): string {
  return Buffer.from(base64, 'base64').toString('base64url')
}

function proven(kept: Buffer, { segment, sha256: expected }: LogPart): Buffer {
  if (sha256(kept).startsWith(expected)) return kept
  throw new BackupDamaged(`Log segment ${segment} is truncated or was changed.`)
}

async function* one(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes
}

async function joined(stream: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}
