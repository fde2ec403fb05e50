import { randomUUID } from 'node:crypto'
import { access, mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { integrityOf } from 'registry/integrity'
import type { KnownRegistry, RegistryReader } from 'registry/registry-store'

interface Options {
  registry: RegistryReader
  /** Where files are kept. */
  folder: string
  currentRegistry: () => Promise<KnownRegistry>
}

/**
 * Fetches the files of a registry elsewhere, each once, when it is first asked for: files of a version never change.
 * @returns brings the file of a path such as '/remotes/mf-catalog/1.0.0-8a1f/page.js' into the folder, if the registry
 * names it; rejects when it cannot be fetched or is not what was published
 */
export function createFileKeeper({ registry, folder, currentRegistry }: Options) {
  const coming = new Map<string, Promise<void>>()

  async function fetchFile(asked: [string, string, string], integrity: string): Promise<void> {
    const bytes = await registry.readFile(...asked)
    const target = path.join(folder, ...asked)
    if (integrityOf(bytes) !== integrity)
      throw new Error(`${asked.join('/')} of ${registry.place} is not what was published.`)
    await mkdir(path.dirname(target), { recursive: true })
    const draft = `${target}.${randomUUID()}`
    await writeFile(draft, bytes)
    await rename(draft, target)
  }

  return async function keepFile(address: string): Promise<void> {
    const [, name = '', version = '', file = ''] = /^\/remotes\/([^/]+)\/([^/]+)\/(.+)$/.exec(address) ?? []
    const { remotes } = (await currentRegistry()).registry
    const integrity = remotes[name]?.versions[version]?.integrity[file]
    if (!integrity) return
    const target = path.join(folder, name, version, file)
    const isKept = await access(target).then(
      () => true,
      () => false,
    )
    if (isKept) return
    const fetched = coming.get(address) ?? fetchFile([name, version, file], integrity)
    coming.set(address, fetched)
    await fetched.finally(() => coming.delete(address))
  }
}
