import { createHash } from 'node:crypto'
import type { BackupStorage } from '../storage/backup-storage'
import { BackupDamaged } from './backup-damaged'

/** Small enough to keep in memory and send again, and far below a bucket's size limit. */
const PIECE_BYTES = 16 * 1024 * 1024

/** A numbered piece. A part of a backup is the concatenation of its pieces. */
interface Piece {
  size: number
  sha256: string
}

/** Writes a stream of any length with one piece in memory at a time. */
export async function writePieces(
  place: BackupStorage,
  key: string,
  source: AsyncIterable<Uint8Array>,
): Promise<Piece[]> {
  const pieces: Piece[] = []
  let held: Uint8Array[] = []
  let size = 0

  async function put(): Promise<void> {
    const bytes = Buffer.concat(held)
    pieces.push({ size, sha256: sha256(bytes) })
    await place.write(pieceKey(key, pieces.length), bytes)
    held = []
    size = 0
  }

  for await (const chunk of source) {
    held.push(chunk)
    size += chunk.length
    if (size >= PIECE_BYTES) await put()
  }
  if (size > 0 || pieces.length === 0) await put()
  return pieces
}

/** @throws BackupDamaged for a piece that is missing, truncated or changed, before any of it is used */
export async function* readPieces(
  place: BackupStorage,
  key: string,
  pieces: readonly Piece[],
): AsyncGenerator<Buffer> {
  for (const [index, { size, sha256: expected }] of pieces.entries()) {
    const name = pieceKey(key, index + 1)
    const bytes = await place.read(name).catch(() => undefined)
    if (!bytes) throw new BackupDamaged(`${name} is missing.`)
    if (bytes.length !== size)
      throw new BackupDamaged(
        `${name} has ${bytes.length} bytes instead of ${size}: it is truncated or was changed.`,
      )
    if (sha256(bytes) !== expected) throw new BackupDamaged(`${name} was changed: its hash does not match.`)
    yield bytes
  }
}

function pieceKey(key: string, number: number): string {
  return `${key}.${String(number).padStart(5, '0')}`
}

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
