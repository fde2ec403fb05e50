import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { isErrno } from '../../errors'
import { type BackupStorage, StorageTrouble } from './backup-storage'

/** Readers ignore entries with this prefix. */
const DRAFT = '.draft-'

/** Backups in a folder, such as a mounted disk of another machine. */
export function folderStorage(root: string): BackupStorage {
  const trouble = (what: 'read' | 'written') => (error: unknown) => {
    throw new StorageTrouble(root, what, error)
  }

  async function write(key: string, bytes: Uint8Array): Promise<void> {
    const file = path.join(root, key)
    const draft = path.join(path.dirname(file), `${DRAFT}${process.pid}-${path.basename(file)}`)
    await mkdir(path.dirname(file), { recursive: true })
    try {
      await writeAndFlush(draft, bytes)
      await rename(draft, file)
      await flush(path.dirname(file))
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
  }

  async function remove(keys: readonly string[]): Promise<void> {
    for (const key of keys) await rm(path.join(root, key), { force: true })
    const folders = new Set(keys.map((key) => path.dirname(path.join(root, key))))
    // Delete the deepest folders first. Those that are not empty stay.
    for (const folder of [...folders].sort((one, other) => other.length - one.length))
      if (folder !== root) await rm(folder, { recursive: await isEmpty(folder) }).catch(() => {})
  }

  return {
    at: root,
    keys: (start) => listKeys(root, start).catch(trouble('read')),
    read: (key) => readFile(path.join(root, key)).catch(trouble('read')),
    write: (key, bytes) => write(key, bytes).catch(trouble('written')),
    remove: (keys) => remove(keys).catch(trouble('written')),
  }
}

async function listKeys(root: string, start: string): Promise<string[]> {
  // Read only the prefix's folder: a registry has thousands of files in others.
  const folder = path.join(root, start.slice(0, start.lastIndexOf('/') + 1))
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    return entries
      .filter((entry) => entry.isFile() && !entry.name.startsWith(DRAFT))
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
      .filter((key) => key.startsWith(start))
      .sort()
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return []
    throw error
  }
}

async function isEmpty(folder: string): Promise<boolean> {
  return (await readdir(folder)).every((name) => name.startsWith(DRAFT))
}

async function writeAndFlush(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'w', 0o600)
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function flush(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}
