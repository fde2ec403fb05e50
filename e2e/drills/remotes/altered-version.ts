import { createHash } from 'node:crypto'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { changeRegistry } from 'registry/changes/change-registry'
import { requireEntry, requireVersion, withEntry } from 'registry/changes/require-entry'
import { folderStore } from 'registry/stores/folder-store'
import type { RegistryEntry, RemoteVersion } from 'shared-contracts/remote/registry'

export interface Alteration {
  /** Code to append to the container's entry. `container` is its name, such as mf_catalog. */
  code?: (container: string) => string
  /** Overrides for its registry entry. */
  record?: Partial<RemoteVersion>
  /** Selects files to leave out. */
  missing?: (file: string) => boolean
}

/** Publishes an altered copy of the live version, bypassing the gate. @param place makes it live or a canary */
export async function publishAltered(
  registryFolder: string,
  name: string,
  { code, record = {}, missing = () => false }: Alteration,
  place: (entry: RegistryEntry, version: string) => RegistryEntry,
): Promise<string> {
  const store = folderStore(registryFolder)
  const { registry } = await store.read()
  const { live } = requireEntry(registry, name)
  const original = requireVersion(registry, name, live)
  const version = `${live}-altered-${Date.now()}`
  const folder = path.join(registryFolder, name, version)
  await cp(path.join(registryFolder, name, live), folder, { recursive: true })

  const integrity = { ...original.integrity }
  if (code) {
    const entry = path.join(folder, original.entry)
    const altered = `${await readFile(entry, 'utf8')};${code(name.replaceAll('-', '_'))}`
    await writeFile(entry, altered)
    for (const ending of ['.br', '.gz']) await rm(entry + ending, { force: true })
    integrity[original.entry] = `sha384-${createHash('sha384').update(altered).digest('base64')}`
  }
  for (const file of Object.keys(integrity).filter(missing))
    for (const ending of ['', '.br', '.gz']) await rm(path.join(folder, file + ending), { force: true })

  await changeRegistry(store, { who: 'drill', what: 'publish', remote: name, version }, (before) => {
    const entry = requireEntry(before, name)
    const base = `/remotes/${name}/${version}/`
    const versions = { ...entry.versions, [version]: { ...original, base, integrity, ...record } }
    return withEntry(before, name, place({ ...entry, versions }, version))
  })
  return version
}

/** Restores a remote's entry in the registry. */
export async function putBack(registryFolder: string, name: string, entry: RegistryEntry): Promise<void> {
  const change = { who: 'drill', what: 'rollback', remote: name, version: entry.live }
  await changeRegistry(folderStore(registryFolder), change, (registry) => withEntry(registry, name, entry))
}
