import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { openStore } from 'registry/open-store'
import { describeBuild } from '../../../composition/cli/publish/describe-build'
import { START } from '../../../composition/cli/publish/left-alone'
import { publishBuild } from '../../../composition/cli/publish/publish-build'
import { publishShell } from '../../../composition/cli/publish/publish-shell'
import { remoteFolders } from '../../../composition/cli/publish/remote-folders'
import { builtShell } from '../../../composition/cli/verify/built-shell'
import { verifyBuild } from '../../../composition/cli/verify/verify-build'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const CACHE = path.join(ROOT, 'node_modules/.cache/registries')

/**
 * Copies a registry in which this repository's builds are live. They are published once for all shops of a run,
 * because checking and compressing them takes longer than starting a shop.
 * @param place the folder of the new registry
 * @throws Error if a part is not built or cannot be published
 */
export async function copyPublishedRegistry(place: string): Promise<void> {
  const folders = await remoteFolders(ROOT)
  const { record: shell } = await builtShell(ROOT)
  const versions = await Promise.all(folders.map(async (folder) => (await describeBuild(folder)).version))
  const key = createHash('sha256')
    .update(JSON.stringify([shell, versions]))
    .digest('hex')
    .slice(0, 16)
  const published = path.join(CACHE, key)
  if (!existsSync(published)) await publishAll(folders, published)
  await cp(published, place, { recursive: true })
}

/** Publishes without keys, which only the drill `publishing-keys` needs. */
async function publishAll(folders: readonly string[], place: string): Promise<void> {
  const draft = `${place}.${randomUUID()}`
  try {
    await mkdir(draft, { recursive: true })
    const store = await openStore(draft)
    await publishShell(ROOT, store, START)
    for (const folder of folders) {
      const outcome = await publishBuild(folder, store, { verify: verifyBuild })
      if ('problem' in outcome) throw new Error(`${outcome.name} ${outcome.problem}: ${outcome.reason}`)
    }
    await rename(draft, place)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    // If the folder exists, another process was faster.
    if (!existsSync(place)) throw error
  }
}
