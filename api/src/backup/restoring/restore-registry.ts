import { chmod, readdir } from 'node:fs/promises'
import path from 'node:path'
import { MANIFESTS } from 'registry/manifests/manifest'
import { openStore } from 'registry/open-store'
import { unpack } from '../contents/packed'
import { inReadingOrder, isOfVersion } from '../contents/registry-files'
import { inDraft } from '../creating/in-draft'
import { folderStorage } from '../storage/folder-storage'
import { openStorage } from '../storage/open-storage'
import type { Backup, Backups } from '../store/backups'
import { fillFolder } from './empty-storage'

interface RegistryTarget {
  registry: string
  dataDir: string
  identity: string | undefined
}

/** Restores the registry. @returns false if one already exists, which is left unchanged */
export async function restoreRegistry(
  backups: Backups,
  backup: Backup,
  { registry, dataDir, identity }: RegistryTarget,
): Promise<boolean> {
  const place = await openStorage(registry, 'REGISTRY')
  if ((await place.keys('')).length > 0) return false
  const unpackInto = async (folder: string) =>
    unpack(await backups.readPart(backup, 'registry', identity), folder)
  if (registry.startsWith('s3://')) {
    await inDraft(dataDir, async (folder) => {
      await unpackInto(folder)
      await upload(folder, registry)
    })
    return true
  }
  await fillFolder(
    registry,
    async (draft) => {
      await unpackInto(draft)
      await letOthersRead(draft)
    },
    MANIFESTS,
  )
  // Edges running as other users have to read it.
  await chmod(registry, 0o755)
  return true
}

/** Uploads with the registry's store, which knows how buckets serve versions. Lists of versions come last. */
async function upload(folder: string, registry: string): Promise<void> {
  const [source, place, store] = [
    folderStorage(folder),
    await openStorage(registry),
    await openStore(registry),
  ]
  const keys = inReadingOrder(await source.keys('')).reverse()
  const versions = new Set(keys.filter(isOfVersion).flatMap((key) => /^[^/]+\/[^/]+(?=\/)/.exec(key) ?? []))
  for (const version of versions) {
    const [name = '', number = ''] = version.split('/')
    await store.putVersion(name, number, path.join(folder, version))
  }
  for (const key of keys.filter((each) => !isOfVersion(each))) await place.write(key, await source.read(key))
}

async function letOthersRead(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    await chmod(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644)
}
