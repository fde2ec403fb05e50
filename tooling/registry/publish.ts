import { cp, mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { compressFolder } from '../compress/compress-folder'
import { describeBuild, servedFiles } from './built-remote'
import type { RegistryFolder } from './registry-folder'

interface Published {
  name: string
  version: string
  /** False when this very build was live already. */
  isNew: boolean
}

/**
 * Puts a remote's build into the registry and makes it live. Its files are complete before the registry names them.
 * @param folder the remote's folder, built
 */
export async function publish(folder: string, registryFolder: RegistryFolder): Promise<Published> {
  const { name, version, prefixes, record } = await describeBuild(folder)
  const registry = await registryFolder.read()
  const known = registry.remotes[name]
  if (known?.live === version) return { name, version, isNew: false }

  const target = registryFolder.versionFolder(name, version)
  const draft = `${target}.${process.pid}`
  await mkdir(draft, { recursive: true })
  for (const file of await servedFiles(path.join(folder, 'dist')))
    await cp(path.join(folder, 'dist', file), path.join(draft, file))
  await compressFolder(draft)
  // A version's files never change, so one that is there already may be in use and stays.
  await rename(draft, target).catch(() => rm(draft, { recursive: true }))

  registry.remotes[name] = {
    prefixes,
    live: version,
    versions: { ...known?.versions, [version]: record },
  }
  await registryFolder.write(registry)
  return { name, version, isNew: true }
}
