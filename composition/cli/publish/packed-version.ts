import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { refuse } from 'registry/refusal'
import type { RegistryStore } from 'registry/registry-store'
import { type BuiltRemote, describeBuild, sha384 } from './describe-build'
import { type DraftRecord, draftVersion, type Verify } from './draft-version'
import { type Publication, type Published, publishVersion } from './publish-version'

/** A verified version, packed into a folder together with the files it serves. */
interface PackedVersion extends Pick<BuiltRemote, 'name' | 'version' | 'packageVersion'> {
  record: DraftRecord
}

const VERSION = 'version.json'
const FILES = 'files'

/** Verifies a build and packs it into `target`, which must not exist. @throws Refusal if it does not fit the registry */
export async function packVersion(
  folder: string,
  target: string,
  { store, verify }: { store: RegistryStore; verify: Verify },
): Promise<PackedVersion> {
  const build = await describeBuild(folder)
  const { registry } = await store.read()
  await mkdir(target)
  const draft = path.join(target, FILES)
  const record = await draftVersion(folder, build, { registry, verify, draft })
  const { name, version, packageVersion } = build
  const packed = { name, version, packageVersion, record }
  await writeFile(path.join(target, VERSION), JSON.stringify(packed))
  return packed
}

/**
 * Publishes a packed version without running its code.
 * @throws Refusal if it does not fit the registry, or a file is missing or was changed
 */
export async function publishPacked(folder: string, publication: Publication): Promise<Published> {
  const packed = JSON.parse(await readFile(path.join(folder, VERSION), 'utf8')) as PackedVersion
  const files = path.join(folder, FILES)
  return publishVersion(packed, publication, async () => {
    const { name, version, record } = packed
    for (const [file, hash] of Object.entries(record.integrity)) {
      const bytes = await readFile(path.join(files, file)).catch(() => undefined)
      if (!bytes || sha384(bytes) !== hash)
        refuse(`${file} of ${name} ${version} is missing or was changed: pack the version again.`)
    }
    await publication.store.putVersion(name, version, files)
    return record
  })
}
