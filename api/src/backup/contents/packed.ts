import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline, type Readable } from 'node:stream'
import { pipeline as finished } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { extract, list } from 'tar'
import { BackupDamaged } from '../store/backup-damaged'

interface Contents {
  files: number
  /** Before packing. */
  bytes: number
}

/** Fast and nearly as small: databases have much that repeats. */
const LEVEL = 3
/** What tar says of a file that somebody wrote meanwhile, such as the next mail. It is in the next backup. */
const IS_CHANGED = /changed as we read it|removed before we read it/

/**
 * A folder's files as a packed stream, by the system's own tar: a process that is busy with shoppers would take several of
 * its turns for each file.
 * @param names what of the folder, or all of it
 */
export async function* packed(folder: string, names: readonly string[] = ['.']): AsyncGenerator<Uint8Array> {
  const child = spawn('tar', ['-c', '-f', '-', '-C', folder, ...names], { stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = waitUntilClosed(child)
  // Whoever reads learns of it at the end.
  ended.catch(() => {})
  yield* gzipped(child.stdout)
  await ended
}

async function waitUntilClosed(child: ChildProcessByStdio<null, Readable, Readable>): Promise<void> {
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  const [code] = await once(child, 'close')
  if (code === 0 || (code === 1 && IS_CHANGED.test(said))) return
  throw new Error(`The files could not be packed (tar: ${said.trim() || code}).`)
}

/** Off the main thread, which answers shoppers meanwhile. @returns what comes, packed; it ends badly when the source does */
export function gzipped(source: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  return pipeline(source, createGzip({ level: LEVEL }), () => {})
}

/** @throws BackupDamaged for what is no packed stream */
export async function unpack(source: AsyncIterable<Uint8Array>, folder: string): Promise<void> {
  await withOwnSentence(
    finished(source, createGunzip(), extract({ cwd: folder, strict: true, preserveOwner: false })),
  )
}

/** Reads a packed stream to its end without unpacking it. */
export async function countPacked(source: AsyncIterable<Uint8Array>): Promise<Contents> {
  const contents: Contents = { files: 0, bytes: 0 }
  const counter = list({
    strict: true,
    onReadEntry({ type, size }) {
      if (type !== 'File' && type !== 'OldFile') return
      contents.files += 1
      contents.bytes += size
    },
  })
  await withOwnSentence(finished(source, createGunzip(), counter))
  return contents
}

export async function countFolder(folder: string, names: readonly string[] = ['.']): Promise<Contents> {
  const files = await Promise.all(names.map((name) => listFilesOrSelf(path.join(folder, name))))
  const sizes = await Promise.all(files.flat().map(async (file) => (await stat(file)).size))
  return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) }
}

async function listFilesOrSelf(whole: string): Promise<string[]> {
  return (await stat(whole)).isFile() ? [whole] : listFiles(whole)
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
}

/** An error of the file system, such as a full disk, says what it is by itself. */
async function withOwnSentence(work: Promise<void>): Promise<void> {
  try {
    await work
  } catch (error) {
    const isOfContent = error instanceof Error && 'code' in error && !('syscall' in error)
    if (!isOfContent) throw error
    throw new BackupDamaged(`Its packed content cannot be read (${error.message}).`)
  }
}
