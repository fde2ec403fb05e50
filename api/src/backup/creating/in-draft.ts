import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import path from 'node:path'

const DRAFT = '.backup-'

/** Gives the work an empty folder beside the data, where there is room for them, and removes it afterwards. */
export async function inDraft<T>(dataDir: string, work: (folder: string) => Promise<T>): Promise<T> {
  await mkdir(dataDir, { recursive: true })
  const draft = await mkdtemp(path.join(dataDir, DRAFT))
  try {
    return await work(draft)
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

/** Removes what a killed process has left. Only for who holds the data folder alone. */
export async function removeLeftDrafts(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir))
    if (name.startsWith(DRAFT)) await rm(path.join(dataDir, name), { recursive: true, force: true })
}
