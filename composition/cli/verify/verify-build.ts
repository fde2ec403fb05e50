import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { takenPrefixes } from 'registry/changes/taken-prefixes'
import type { Registry } from 'shared-contracts/remote/registry'
import { firstLoads, sizeProblems } from '../../../tooling/checks/size/first-load'
import type { BuiltRemote } from '../publish/describe-build'
import type { Verdict } from '../publish/draft-version'
import { builtShell } from './built-shell'
import { fileProblems } from './checks/check-files'
import { foundProblems } from './checks/check-found'
import { nameProblems } from './checks/check-names'
import { toolNameProblems } from './checks/check-tools'
import { meetShell } from './meet-shell'

/** The gate: checks a build against its repository's shell, the live shell's packages and the live remotes. */
export async function verifyBuild(folder: string, build: BuiltRemote, registry: Registry): Promise<Verdict> {
  const { name, record } = build
  const root = path.dirname(folder)
  const dist = path.join(folder, 'dist')
  const { workerFile, record: shell } = await builtShell(root)
  const { contract, provides } = registry.shells?.[0] ?? shell
  const readBuilt = (file: string) => readFile(path.join(dist, file))
  const met = await meetShell({ ...build, readFile: readBuilt }, { workerFile, contract, provides })
  const { endpoints, slices, events, tools = [] } = met
  return {
    ...{ endpoints, slices, events, ...(tools.length > 0 && { tools }) },
    problems: [
      ...met.problems,
      ...takenPrefixes(registry, name, record.prefixes),
      ...foundProblems(name, met.routes),
      ...nameProblems(name, met, registry),
      ...toolNameProblems(name, tools, registry),
      ...(await fileProblems(dist, name)),
      ...sizeProblems(await firstLoads(root, name)),
    ],
  }
}
