import {
  chmodSync,
  closeSync,
  existsSync,
  fchmodSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  statSync,
  writeSync,
} from 'node:fs'
import { open, readdir } from 'node:fs/promises'
import path from 'node:path'

/* Writes a registry's files so that its users can read them, and flushes them before renaming them. */

/** Set regardless of the umask, because edges and publishers running as other users read the registry too. */
const FILE_MODE = 0o644

/** Creates a folder regardless of the umask: anyone who may use the registry's folder may use those in it. */
export function makeFolder(root: string, folder: string): void {
  if (existsSync(folder)) return
  makeFolder(root, path.dirname(folder))
  mkdirSync(folder)
  chmodSync(folder, readMode(root))
}

function readMode(root: string): number {
  return statSync(root).mode & 0o777
}

/** Replaces a file atomically: readers see the old text or the new one, even after a crash. */
export function replaceFile(file: string, draft: string, text: string): void {
  writeAndFlush(draft, text)
  renameSync(draft, file)
  const folder = openSync(path.dirname(file), 'r')
  fsyncSync(folder)
  closeSync(folder)
}

function writeAndFlush(file: string, text: string): void {
  const handle = openSync(file, 'w')
  try {
    fchmodSync(handle, FILE_MODE)
    writeSync(handle, text)
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** Lets all users of the registry read a version copied from a private folder, and makes it survive a machine's crash. */
export async function finishVersion(root: string, version: string): Promise<void> {
  const folderMode = readMode(root)
  for (const entry of await readdir(version, { recursive: true, withFileTypes: true }))
    await flush(path.join(entry.parentPath, entry.name), entry.isDirectory() ? folderMode : FILE_MODE)
  await flush(version, folderMode)
}

/** @param mode the new mode; undefined to keep the current one */
export async function flush(file: string, mode?: number): Promise<void> {
  const handle = await open(file)
  try {
    if (mode !== undefined) await handle.chmod(mode)
    await handle.sync()
  } finally {
    await handle.close()
  }
}
