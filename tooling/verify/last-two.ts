import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { RegistryStore } from 'registry/registry-store'
import type { Registry } from 'shared-contracts/remote/registry'
import { describeBuild } from '../registry/built-remote'
import { builtShell } from './built-shell'
import { sharedProblems } from './check-shared'
import { examineModule } from './examine-module'

/** How many published shells, and versions of a remote, must go on fitting. */
const LAST = 2

/** A remote in a shell, and what does not fit; nothing when all does. */
export interface Pairing {
  remote: string
  shell: string
  problems: string[]
}

interface Shell {
  version: string
  workerFile: string
  provides: Readonly<Record<string, string>>
}

interface Remote {
  name: string
  version: string
  record: Awaited<ReturnType<typeof describeBuild>>['record']
  readFile: (file: string) => Promise<Buffer>
}

/**
 * The contract tests: each remote's build in the last two published shells, and the last two published versions of each
 * remote in the shell's build.
 * @param root the repository, built
 * @param folders the remotes' folders
 */
export async function pairLastTwo(
  root: string,
  folders: readonly string[],
  store: RegistryStore,
): Promise<Pairing[]> {
  const { registry } = await store.read()
  const draft = await mkdtemp(path.join(tmpdir(), 'shells-'))
  try {
    const { workerFile, record } = await builtShell(root)
    const shells = await lastShells(registry, store, draft)
    const built = await Promise.all(folders.map(builtRemote))
    const published = lastVersions(
      registry,
      store,
      built.map(({ name }) => name),
    )
    const pairings: Pairing[] = []
    for (const shell of shells) for (const remote of built) pairings.push(await pair(remote, shell))
    for (const remote of published) pairings.push(await pair(remote, { ...record, workerFile }))
    return pairings
  } finally {
    await rm(draft, { recursive: true })
  }
}

async function pair({ name, version, record, readFile: read }: Remote, shell: Shell): Promise<Pairing> {
  const { problems } = await examineModule({
    workerFile: shell.workerFile,
    remote: { ...record, name, version },
    readFile: read,
  })
  return {
    remote: `${name} ${version}`,
    shell: shell.version,
    problems: [...problems, ...sharedProblems(record.shared, shell.provides)],
  }
}

async function lastShells({ shells = [] }: Registry, store: RegistryStore, draft: string): Promise<Shell[]> {
  return Promise.all(
    shells.slice(0, LAST).map(async ({ version, provides }) => {
      const workerFile = path.join(draft, `${version}.cjs`)
      await writeFile(workerFile, await store.readFile('shell', version, 'server.cjs'))
      return { version, provides, workerFile }
    }),
  )
}

async function builtRemote(folder: string): Promise<Remote> {
  const { name, version, record } = await describeBuild(folder)
  return { name, version, record, readFile: (file) => readFile(path.join(folder, 'dist', file)) }
}

function lastVersions(registry: Registry, store: RegistryStore, names: readonly string[]): Remote[] {
  return names.flatMap((name) =>
    Object.entries(registry.remotes[name]?.versions ?? {})
      .sort(([, one], [, other]) => other.published.localeCompare(one.published))
      .slice(0, LAST)
      .map(([version, record]) => ({
        ...{ name, version, record },
        readFile: (file: string) => store.readFile(name, version, file),
      })),
  )
}
