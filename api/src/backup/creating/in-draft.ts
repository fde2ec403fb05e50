import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import path from 'node:path'

const DRAFT = '.backup-'

/** Runs work with a temporary folder next to the data, where there is enough space. */
export async function inDraft<T>(dataDir: string, work: (folder: string) => Promise<T>): Promise<T> {
  await mkdir(dataDir, { recursive: true })
  const draft = await mkdtemp(path.join(dataDir, DRAFT))
  try {
    return await work(draft)
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

/** Deletes folders left by killed processes. Call only while holding the data folder's lock. */
export async function removeLeftDrafts(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir))
    if (name.startsWith(DRAFT)) await rm(path.join(dataDir, name), { recursive: true, force: true })
}
