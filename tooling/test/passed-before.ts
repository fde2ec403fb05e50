import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { contentHashes } from './content-hashes'
import type { Part } from './outcome'

/** What passed in earlier runs, and what it depended on then. */
export interface PassedBefore {
  /** Whether a part passed, and nothing it depends on has changed since. */
  has: (step: string, part: Part) => boolean
  keep: (step: string, parts: readonly Part[]) => Promise<void>
}

/** Every part has to run. */
export const nothingPassed: PassedBefore = { has: () => false, keep: async () => undefined }

/**
 * Remembers what passed, in a file of the installed packages: a new install forgets it.
 * @param root the repository; nothing is remembered where it is no git checkout
 */
export async function passedBefore(root: string): Promise<PassedBefore> {
  const hash = await contentHashes(root).catch(() => undefined)
  if (!hash) return nothingPassed
  const file = path.join(root, 'node_modules/.cache/tests/passed.json')
  const kept: Record<string, string> = await readFile(file, 'utf8').then(JSON.parse, () => ({}))
  const hashOf = ({ needs }: Part) => `${process.version} ${hash([...needs, 'package-lock.json'])}`
  const nameOf = (step: string, { name }: Part) => `${step}: ${name}`
  return {
    has: (step, part) => kept[nameOf(step, part)] === hashOf(part),
    async keep(step, parts) {
      for (const part of parts) kept[nameOf(step, part)] = hashOf(part)
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(file, JSON.stringify(kept, undefined, 2))
    },
  }
}
