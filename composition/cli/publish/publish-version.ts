import { type Audience, addVersion } from 'registry/changes/add-version'
import { refuseUngranted } from 'registry/keys/refuse-ungranted'
import { refuseUnsigned } from 'registry/keys/refuse-unsigned'
import { refuse } from 'registry/refusal'
import type { RegistryStore } from 'registry/registry-store'
import type { Registry, RemoteVersion } from 'shared-contracts/remote/registry'
import type { BuiltRemote } from './describe-build'
import type { DraftRecord } from './draft-version'

export interface Publication {
  store: RegistryStore
  audience: Audience
  /** The publisher's name in the log. */
  who: string
  why?: string | undefined
  /** True if builds with different files may have the same package version, as during development. */
  mayRepeatVersion?: boolean
}

export interface Published {
  name: string
  version: string
  /** False if nothing changed. */
  isNew: boolean
}

/**
 * Adds a version to the registry. Its files are complete before the registry lists it.
 * @param putFiles stores the files of a version that is not in the registry yet
 * @throws Refusal if it is unfit or would change published files; RegistryConflict if somebody else was first
 */
export async function publishVersion(
  { name, version, packageVersion }: Pick<BuiltRemote, 'name' | 'version' | 'packageVersion'>,
  { store, audience, who, why, mayRepeatVersion }: Publication,
  putFiles: (registry: Registry) => Promise<DraftRecord>,
): Promise<Published> {
  const known = await store.read()
  const { registry, tag } = known
  const there = registry.remotes[name]?.versions[version]
  if (!there) {
    // Checked first, so that no files are stored for a version that may not be published.
    refuseUnsigned(known, store.signer, name)
    if (!mayRepeatVersion) refuseRepeated(registry, name, packageVersion)
  }
  const record = there ?? published(await putFiles(registry))
  const changed = addVersion(registry, { name, version, record, audience })
  const isNew = JSON.stringify(changed) !== JSON.stringify(registry)
  if (isNew) {
    refuseUnsigned(known, store.signer, name)
    refuseUngranted(known, changed, name)
    await store.replace(changed, tag, [
      { who, what: `publish${describeAudience(audience)}`, remote: name, version, ...(why && { why }) },
    ])
  }
  return { name, version, isNew }
}

function refuseRepeated(registry: Registry, name: string, packageVersion: string): void {
  const same = Object.keys(registry.remotes[name]?.versions ?? {}).find(
    (known) => known.replace(/-[0-9a-f]{10}$/, '') === packageVersion,
  )
  if (same)
    refuse(
      `${name} ${packageVersion} is already published with different files (${same}): raise its version with npm run version-remote -- ${name}, build, and publish again.`,
    )
}

function published(record: DraftRecord): RemoteVersion {
  return { ...record, published: new Date().toISOString() }
}

function describeAudience(audience: Audience): string {
  if (audience === 'everyone') return ''
  return audience === 'nobody' ? ' without making it live' : ` for ${audience}% of visits`
}
