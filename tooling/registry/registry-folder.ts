import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Registry } from 'shared-contracts/remote/registry'

/** The folder that holds `remotes.json` and, under `<name>/<version>/`, the files of every version. */
export function registryFolder(root: string) {
  const file = path.join(root, 'remotes.json')
  return {
    /** Where a version's files are. */
    versionFolder: (name: string, version: string) => path.join(root, name, version),

    async read(): Promise<Registry> {
      const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
        // Any other trouble must not pass for an empty registry: the next write would forget all remotes.
        if (error.code !== 'ENOENT') throw error
      })
      return text === undefined ? { remotes: {} } : Registry.parse(JSON.parse(text))
    },

    /** Replaces the registry in one step: a reader sees the old one or the new one, never half of one. */
    async write(registry: Registry): Promise<void> {
      await mkdir(root, { recursive: true })
      const draft = `${file}.${process.pid}`
      await writeFile(draft, JSON.stringify(registry, null, 2))
      await rename(draft, file)
    },
  }
}

export type RegistryFolder = ReturnType<typeof registryFolder>
