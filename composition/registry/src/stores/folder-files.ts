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

/* How files come into a registry's folder: readable by those who use it, and on the disk before they are named. */

/** Whatever our umask: edges and publishers that run as other users read the registry too. */
const FILE_MODE = 0o644

/** Whatever our umask: whoever may use the registry's own folder may use those in it. */
export function makeFolder(root: string, folder: string): void {
  if (existsSync(folder)) return
  makeFolder(root, path.dirname(folder))
  mkdirSync(folder)
  chmodSync(folder, readMode(root))
}

function readMode(root: string): number {
  return statSync(root).mode & 0o777
}

/** In one step: readers see the old text or the new one, never half of one, even after a crash. */
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

/**
 * Opens a version, which was copied from a folder that its publisher alone may use, to all who may use the registry. After
 * this a crash of the machine can't lose a file of it.
 */
export async function finishVersion(root: string, version: string): Promise<void> {
  const folderMode = readMode(root)
  for (const entry of await readdir(version, { recursive: true, withFileTypes: true }))
    await flush(path.join(entry.parentPath, entry.name), entry.isDirectory() ? folderMode : FILE_MODE)
  await flush(version, folderMode)
}

/** @param mode to give it; without one it keeps its own */
export async function flush(file: string, mode?: number): Promise<void> {
  const handle = await open(file)
  try {
    if (mode !== undefined) await handle.chmod(mode)
    await handle.sync()
  } finally {
    await handle.close()
  }
}
