import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { TakenPaths } from './remote-names'

interface Manifest {
  name: string
  shop: { prefixes: string[] }
}

/** What the remotes in these folders own. */
export async function takenPaths(folders: readonly string[]): Promise<TakenPaths> {
  const manifests = folders.map(
    async (folder) => JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as Manifest,
  )
  return Object.fromEntries((await Promise.all(manifests)).map(({ name, shop }) => [name, shop.prefixes]))
}
