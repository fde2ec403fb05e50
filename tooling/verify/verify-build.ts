import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { takenPrefixes } from 'registry/taken-prefixes'
import type { Registry } from 'shared-contracts/remote/registry'
import type { BuiltRemote } from '../registry/describe-build'
import { servedFiles } from '../registry/describe-build'
import type { Verdict } from '../registry/publish'
import { firstLoads } from '../size/first-load'
import { builtShell } from './built-shell'
import { foundProblems } from './check-found'
import { nameProblems } from './check-names'
import { scriptProblems } from './check-scripts'
import { sizeProblems } from './check-size'
import { styleProblems } from './check-styles'
import { meetShell } from './meet-shell'

/**
 * The publish gate: whether a build fits the shell of its repository, what the live shell promises, and the remotes that
 * are live beside it.
 * @param folder the remote's folder, built
 */
export async function verifyBuild(folder: string, build: BuiltRemote, registry: Registry): Promise<Verdict> {
  const { name, record } = build
  const root = path.dirname(folder)
  const { workerFile, record: shell } = await builtShell(root)
  const { contract, provides } = registry.shells?.[0] ?? shell
  const readBuilt = (file: string) => readFile(path.join(folder, 'dist', file))
  const met = await meetShell({ ...build, readFile: readBuilt }, { workerFile, contract, provides })
  const { endpoints, slices, events } = met
  return {
    ...{ endpoints, slices, events },
    problems: [
      ...met.problems,
      ...takenPrefixes(registry, name, record.prefixes),
      ...foundProblems(name, met.routes),
      ...nameProblems(name, met, registry),
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
