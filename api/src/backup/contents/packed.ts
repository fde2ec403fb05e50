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
  /** The size before compression. */
  bytes: number
}

/** The gzip level: fast, and nearly as small as slower ones, because databases contain many repetitions. */
const LEVEL = 3
/** Matches tar's warnings about files, such as mails, that change while it reads. The next backup has them. */
const IS_CHANGED = /changed as we read it|removed before we read it/

/** Uses the system's tar: packing here would slow a busy server. @param names the entries; defaults to all */
export async function* packed(folder: string, names: readonly string[] = ['.']): AsyncGenerator<Uint8Array> {
  const child = spawn('tar', ['-c', '-f', '-', '-C', folder, ...names], { stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = waitUntilClosed(child)
  // Prevents an unhandled rejection: the reader gets the error below, at the end.
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
  throw new Error(`Could not pack the files (tar: ${said.trim() || code}).`)
}

/** Compresses off the main thread, which meanwhile serves shoppers. The result fails if the source does. */
export function gzipped(source: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  return pipeline(source, createGzip({ level: LEVEL }), () => {})
}

/** @throws BackupDamaged if the source is not a packed stream */
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

/** Explains an unreadable archive. File system errors, such as a full disk, are clear already. */
async function withOwnSentence(work: Promise<void>): Promise<void> {
  try {
    await work
  } catch (error) {
    const isOfContent = error instanceof Error && 'code' in error && !('syscall' in error)
    if (!isOfContent) throw error
    throw new BackupDamaged(`Its archive cannot be read (${error.message}).`)
  }
}
