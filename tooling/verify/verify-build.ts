import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { takenPrefixes } from 'registry/taken-prefixes'
import type { Registry } from 'shared-contracts/remote/registry'
import type { BuiltRemote } from '../registry/built-remote'
import type { Verdict } from '../registry/publish'
import { servedFiles } from '../registry/served-build'
import { firstLoads } from '../size/first-load'
import { builtShell } from './built-shell'
import { nameProblems } from './check-names'
import { scriptProblems } from './check-scripts'
import { sharedProblems } from './check-shared'
import { sizeProblems } from './check-size'
import { styleProblems } from './check-styles'
import { examineModule } from './examine-module'

/**
 * The publish gate: whether a build fits the shell of its repository, and the remotes that are live beside it.
 * @param folder the remote's folder, built
 */
export async function verifyBuild(folder: string, build: BuiltRemote, registry: Registry): Promise<Verdict> {
  const { name, version, record } = build
  const root = path.dirname(folder)
  const { workerFile, record: shell } = await builtShell(root)
  const read = (file: string) => readFile(path.join(folder, 'dist', file))
  const examined = await examineModule({ workerFile, remote: { ...record, name, version }, readFile: read })
  const provides = registry.shells?.[0]?.provides ?? shell.provides
  const { endpoints, slices, events } = examined
  return {
    ...{ endpoints, slices, events },
    problems: [
      ...(record.server
        ? examined.problems
        : ['It has no build for servers: add remoteServerConfig to its webpack.config.ts.']),
      ...sharedProblems(record.shared, provides),
      ...takenPrefixes(registry, name, record.prefixes),
      ...nameProblems(name, examined, registry),
      ...(await fileProblems(folder, name)),
      ...sizeProblems(await firstLoads(root, name)),
    ],
  }
}

async function fileProblems(folder: string, name: string): Promise<string[]> {
  const problems: string[] = []
  for (const file of await servedFiles(path.join(folder, 'dist'))) {
    const text = () => readFile(path.join(folder, 'dist', file), 'utf8')
    if (file.endsWith('.css')) problems.push(...styleProblems(name, file, await text()))
    if (/\.c?js$/.test(file)) problems.push(...scriptProblems(file, await text()))
  }
  return problems
}
