import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { RegistryStore } from 'registry/registry-store'
import type { Registry, RegistryEntry } from 'shared-contracts/remote/registry'
import { describeBuild } from '../publish/describe-build'
import { inDraft } from '../publish/in-draft'
import { builtShell } from './built-shell'
import { type Guest, meetShell, type Shell } from './meet-shell'

/** The number of published shells, and of versions of each remote, that a new build must be compatible with. */
const LAST = 2

/** A remote in a shell, with the problems found. */
interface Pairing {
  remote: string
  shell: string
  problems: string[]
}

type NamedShell = Shell & { version: string }

/**
 * Runs the contract tests: loads each remote's build into the last two published shells, and loads into the
 * shell's build the last two published versions of each remote and all versions that visitors get.
 * @param folders the folders of remotes whose builds are tested
 * @param names the names of remotes whose published versions are tested
 */
export async function pairLastTwo(
  root: string,
  { folders, names, store }: { folders: readonly string[]; names: readonly string[]; store: RegistryStore },
): Promise<Pairing[]> {
  const { registry } = await store.read()
  return inDraft(async (draft) => {
    const { workerFile, record } = await builtShell(root)
    const shells = await lastShells(registry, store, draft)
    const built = await Promise.all(folders.map(builtRemote))
    const published = names.flatMap((name) => publishedRemotes(name, registry, store))
    const pairings: Pairing[] = []
    for (const shell of shells) for (const remote of built) pairings.push(await pair(remote, shell))
    for (const remote of published) pairings.push(await pair(remote, { ...record, workerFile }))
    return pairings
  })
}

async function pair(remote: Guest, shell: NamedShell): Promise<Pairing> {
  const { problems } = await meetShell(remote, shell)
  return { remote: `${remote.name} ${remote.version}`, shell: shell.version, problems }
}

async function lastShells(
  { shells = [] }: Registry,
  store: RegistryStore,
  draft: string,
): Promise<NamedShell[]> {
  return Promise.all(
    shells.slice(0, LAST).map(async ({ version, contract, provides }) => {
      const workerFile = path.join(draft, `${version}.cjs`)
      await writeFile(workerFile, await store.readFile('shell', version, 'server.cjs'))
      return { version, contract, provides, workerFile }
    }),
  )
}

async function builtRemote(folder: string): Promise<Guest> {
  const { name, version, record } = await describeBuild(folder)
  return { name, version, record, readFile: (file) => readFile(path.join(folder, 'dist', file)) }
}

/** Returns the newest versions and all that visitors get, however old: a shell must not break them. */
function versionsToFit({ live, canary, versions }: RegistryEntry): string[] {
  const newest = Object.keys(versions).sort(
    (one, other) => readPublicationTime(versions, other) - readPublicationTime(versions, one),
  )
  return [...new Set([...newest.slice(0, LAST), live, ...(canary ? [canary.version] : [])])]
}

function readPublicationTime(versions: RegistryEntry['versions'], version: string): number {
  return Date.parse(versions[version]?.published ?? '')
}

function publishedRemotes(name: string, { remotes }: Registry, store: RegistryStore): Guest[] {
  const entry = remotes[name]
  if (!entry) return []
  return versionsToFit(entry).flatMap((version) => {
    const record = entry.versions[version]
    const readPublished = (file: string) => store.readFile(name, version, file)
    return record ? [{ name, version, record, readFile: readPublished }] : []
  })
}
