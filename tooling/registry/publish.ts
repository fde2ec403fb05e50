import { cp } from 'node:fs/promises'
import path from 'node:path'
import { type Audience, addVersion } from 'registry/add-version'
import { refuseUnsigned } from 'registry/keys/refuse-unsigned'
import { Refusal, refuse } from 'registry/refusal'
import type { RegistryStore } from 'registry/registry-store'
import type { Registry, RemoteVersion } from 'shared-contracts/remote/registry'
import { compressFolder } from '../compress/compress-folder'
import { type BuiltRemote, describeBuild, servedFiles } from './describe-build'
import { inDraft } from './in-draft'

/** The names that a version adds to the shared store and api, and to what assistants may do. */
type OwnNames = Pick<RemoteVersion, 'endpoints' | 'slices' | 'events' | 'tools'>

/** The result of the gate. `problems` are sentences that say what to do. */
export interface Verdict extends OwnNames {
  problems: readonly string[]
}

export interface Publication {
  store: RegistryStore
  audience: Audience
  /** For the log. */
  who: string
  why?: string | undefined
  /** Whether other files may have the same package version, as during development. */
  mayRepeatVersion?: boolean
  /** The gate. */
  verify: (folder: string, build: BuiltRemote, registry: Registry) => Promise<Verdict>
}

export interface Published {
  name: string
  version: string
  /** False if nothing changed. */
  isNew: boolean
}

/**
 * Puts a remote's build into the registry. Its files are complete before the registry names them.
 * @param folder the remote's folder, built
 * @throws Refusal if it does not fit or would change published files; RegistryConflict if someone else was first
 */
export async function publish(folder: string, publication: Publication): Promise<Published> {
  const { store, audience, who, why } = publication
  const build = await describeBuild(folder)
  const { name, version } = build
  const known = await store.read()
  const { registry, tag } = known
  const there = registry.remotes[name]?.versions[version]
  // Before its files are stored, which nobody could name.
  if (!there) refuseUnsigned(known, store.signer, name)
  const record = there ?? (await putInPlace(folder, build, registry, publication))
  const changed = addVersion(registry, { name, version, record, audience })
  const isNew = JSON.stringify(changed) !== JSON.stringify(registry)
  if (isNew) {
    refuseUnsigned(known, store.signer, name)
    await store.replace(changed, tag, [
      { who, what: `publish${saidOf(audience)}`, remote: name, version, ...(why && { why }) },
    ])
  }
  return { name, version, isNew }
}

function saidOf(audience: Audience): string {
  if (audience === 'everyone') return ''
  return audience === 'nobody' ? ' without making it live' : ` for ${audience}% of visits`
}

/** Verifies a new build and stores its files. */
async function putInPlace(
  folder: string,
  build: BuiltRemote,
  registry: Registry,
  { store, verify, mayRepeatVersion }: Publication,
): Promise<RemoteVersion> {
  const { name, version, packageVersion } = build
  const same = Object.keys(registry.remotes[name]?.versions ?? {}).find(
    (known) => known.replace(/-[0-9a-f]{10}$/, '') === packageVersion,
  )
  if (same && !mayRepeatVersion)
    refuse(
      `${name} ${packageVersion} is already published with other files (${same}): raise its version with npm run version-remote -w ${name}, build, and publish again.`,
    )
  const { problems, ...names } = await verify(folder, build, registry)
  if (problems.length > 0) throw new Refusal(problems)
  await inDraft(async (draft) => {
    for (const file of await servedFiles(path.join(folder, 'dist')))
      await cp(path.join(folder, 'dist', file), path.join(draft, file))
    await compressFolder(draft)
    await store.putVersion(name, version, draft)
  })
  return { ...build.record, published: new Date().toISOString(), ...names }
}
