import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { computeIntegrity } from 'registry/integrity'
import type { KnownRegistry, RegistryReader } from 'registry/registry-store'
import { inside } from 'registry/stores/inside'
import type { Registry } from 'shared-contracts/remote/registry'

interface Options {
  registry: RegistryReader
  folder: string
  currentRegistry: () => Promise<KnownRegistry>
}

type FileRequest = [remote: string, version: string, file: string]

/** Fetches files of a registry on another server, once each, because files of a version never change. */
export function createFileKeeper({ registry, folder, currentRegistry }: Options) {
  const coming = new Map<string, Promise<void>>()
  /** Files that this process has verified. */
  const whole = new Set<string>()
  let keeping = Promise.resolve()
  let isStopped = false

  /** Fetches a file unless an intact copy is cached: one from an earlier process may have been changed since. */
  async function fetchUnlessWhole(asked: FileRequest, target: string, integrity: string): Promise<void> {
    const bytes = await readFile(target).catch(() => undefined)
    if (!bytes || computeIntegrity(bytes) !== integrity) await fetchFile(asked, target, integrity)
  }

  async function fetchFile(asked: FileRequest, target: string, integrity: string): Promise<void> {
    const bytes = await registry.readFile(...asked)
    if (computeIntegrity(bytes) !== integrity)
      throw new Error(`${asked.join('/')} in ${registry.place} differs from the published file.`)
    await mkdir(path.dirname(target), { recursive: true })
    const draft = `${target}.${randomUUID()}`
    await writeFile(draft, bytes)
    await rename(draft, target)
  }

  /**
   * Fetches a file that the registry lists. @param address such as '/remotes/mf-catalog/1.0.0-8a1f/page.js'
   * @throws Error if it cannot be fetched, or differs from the published file
   */
  async function keepFile(address: string): Promise<void> {
    const [, name = '', version = '', file = ''] = /^\/remotes\/([^/]+)\/([^/]+)\/(.+)$/.exec(address) ?? []
    const { remotes } = (await currentRegistry()).registry
    const integrity = remotes[name]?.versions[version]?.integrity[file]
    if (integrity) await keep([name, version, file], integrity)
  }

  async function keep(asked: FileRequest, integrity: string): Promise<void> {
    const target = inside(folder, ...asked)
    if (whole.has(target)) return
    const fetched = coming.get(target) ?? fetchUnlessWhole(asked, target, integrity)
    coming.set(target, fetched)
    await fetched.finally(() => coming.delete(target))
    whole.add(target)
  }

  async function keepAll({ remotes }: Registry): Promise<void> {
    for (const [name, { live, versions }] of Object.entries(remotes))
      for (const [file, integrity] of Object.entries(versions[live]?.integrity ?? {})) {
        if (isStopped) return
        // An unavailable file is requested again by the page that needs it.
        await keep([name, live, file], integrity).catch(() => undefined)
      }
  }

  return {
    keepFile,

    /** Fetches all files of live versions into the folder, so that pages stay complete when the source is down. */
    keepLive(known: Registry): void {
      keeping = keeping.then(() => keepAll(known))
    },

    async stop(): Promise<void> {
      isStopped = true
      await keeping
    },
  }
}
