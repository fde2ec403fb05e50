import { cp } from 'node:fs/promises'
import path from 'node:path'
import { Refusal } from 'registry/refusal'
import type { Registry, RemoteVersion } from 'shared-contracts/remote/registry'
import { compressFolder } from '../../../tooling/assets/compress/compress-folder'
import { type BuiltRemote, servedFiles } from './describe-build'

/** The names that a version adds to the shared store and api, and to the tools for assistants. */
type AddedNames = Pick<RemoteVersion, 'endpoints' | 'slices' | 'events' | 'tools'>

/** The result of the gate. `problems` are sentences that say what to do. */
export interface Verdict extends AddedNames {
  problems: readonly string[]
}

/** The gate: decides whether a build may join the registry. */
export type Verify = (folder: string, build: BuiltRemote, registry: Registry) => Promise<Verdict>

/** A version's record before it is published. */
export type DraftRecord = Omit<RemoteVersion, 'published'>

/** Verifies a build; copies its files to `draft`, plain and compressed. @throws Refusal with every problem */
export async function draftVersion(
  folder: string,
  build: BuiltRemote,
  { registry, verify, draft }: { registry: Registry; verify: Verify; draft: string },
): Promise<DraftRecord> {
  const { problems, ...names } = await verify(folder, build, registry)
  if (problems.length > 0) throw new Refusal(problems)
  for (const file of await servedFiles(path.join(folder, 'dist')))
    await cp(path.join(folder, 'dist', file), path.join(draft, file))
  await compressFolder(draft)
  return { ...build.record, ...names }
}
