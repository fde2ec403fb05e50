import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Shown } from '../pages/cache/page-tags'

/** Remembers what each cache was last purged for, so that a restarted edge purges only what has changed meanwhile. */
export interface PurgeState {
  /** @returns undefined if nothing is known about the cache */
  read: (cache: string) => Promise<Shown | undefined>
  write: (cache: string, shown: Shown) => Promise<void>
}

/** @param folder created if needed */
export function createPurgeState(folder: string): PurgeState {
  const fileOf = (cache: string) =>
    path.join(folder, `purged-${createHash('sha256').update(cache).digest('hex').slice(0, 12)}.json`)

  return {
    read: (cache) =>
      readFile(fileOf(cache), 'utf8').then(
        (text) => JSON.parse(text) as Shown,
        () => undefined,
      ),
    async write(cache, shown) {
      await mkdir(folder, { recursive: true })
      const draft = `${fileOf(cache)}.${randomUUID()}`
      await writeFile(draft, JSON.stringify(shown))
      await rename(draft, fileOf(cache))
    },
  }
}
