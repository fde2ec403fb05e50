import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream'
import { pipeline as finished } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { create, extract, list } from 'tar'
import { BackupDamaged } from '../store/backup-damaged'

export interface Contents {
  files: number
  /** Before packing. */
  bytes: number
}

/** Fast and nearly as small: databases have much that repeats. */
const LEVEL = 3
/** Each file takes several turns of a process that may be busy with shoppers, so many are read side by side. */
const JOBS = 100

/** A folder's files as a packed stream. @param names what of the folder, or all of it */
export function packed(folder: string, names: readonly string[] = ['.']): AsyncIterable<Uint8Array> {
  return gzipped(create({ cwd: folder, portable: true, jobs: JOBS }, [...names]))
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

/** What a folder holds; nothing where there is none. */
export async function countFolder(folder: string, names: readonly string[] = ['.']): Promise<Contents> {
  const contents: Contents = { files: 0, bytes: 0 }
  for (const name of names) {
    const whole = path.join(folder, name)
    const found = await stat(whole)
    const files = found.isFile() ? [whole] : await filesIn(whole)
    for (const file of files) {
      contents.files += 1
      contents.bytes += (await stat(file)).size
    }
  }
  return contents
}

async function filesIn(folder: string): Promise<string[]> {
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
