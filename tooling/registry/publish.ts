import { cp, mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { liveRemotes } from 'shared-contracts/remote/live-remotes'
import type { Registry } from 'shared-contracts/remote/registry'
import { compressFolder } from '../compress/compress-folder'
import { describeBuild } from './built-remote'
import type { RegistryFolder } from './registry-folder'
import { servedFiles } from './served-build'

interface Published {
  name: string
  version: string
  /** False when this very build was live already. */
  isNew: boolean
}

/**
 * Puts a remote's build into the registry and makes it live. Its files are complete before the registry names them.
 * @param folder the remote's folder, built
 * @throws Error when the build is missing or a path prefix is another remote's
 */
export async function publish(folder: string, registryFolder: RegistryFolder): Promise<Published> {
  const { name, version, record } = await describeBuild(folder)
  const registry = await registryFolder.read()
  const known = registry.remotes[name]
  if (known?.live === version) return { name, version, isNew: false }
  refuseTakenPrefixes(registry, name, record.prefixes)

  const target = registryFolder.versionFolder(name, version)
  const draft = `${target}.${process.pid}`
  try {
    await mkdir(draft, { recursive: true })
    for (const file of await servedFiles(path.join(folder, 'dist')))
      await cp(path.join(folder, 'dist', file), path.join(draft, file))
    await compressFolder(draft)
    await rename(draft, target).catch((error: NodeJS.ErrnoException) => {
      // A version's files never change, so one that is there already may be in use and stays.
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
    })
  } finally {
    await rm(draft, { recursive: true, force: true })
  }

  registry.remotes[name] = {
    live: version,
    ...(known && { lastGood: known.live }),
    versions: { ...known?.versions, [version]: record },
  }
  await registryFolder.write(registry)
  return { name, version, isNew: true }
}

function refuseTakenPrefixes(registry: Registry, name: string, prefixes: readonly string[]): void {
  for (const other of liveRemotes(registry)) {
    const taken = other.name === name ? undefined : prefixes.find((prefix) => other.prefixes.includes(prefix))
    if (taken) throw new Error(`${name} cannot own ${taken}: it is ${other.name}'s.`)
  }
}
