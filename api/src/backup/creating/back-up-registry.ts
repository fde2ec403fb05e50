import { countFolder, packed } from '../contents/packed'
import { copyRegistry, registryTag } from '../contents/registry-files'
import type { BackupStorage } from '../storage/backup-storage'
import type { Backup } from '../store/backups'
import { backupName, FORMAT } from '../store/manifest'
import { createSealing } from '../store/sealing'
import type { BackupDeps } from './backup-deps'
import { inDraft } from './in-draft'

/** Backs up the registry. @returns undefined if nothing was published since the last backup */
export async function backUpRegistry(registry: BackupStorage, deps: BackupDeps): Promise<Backup | undefined> {
  const { backups, dataDir, recipients } = deps
  const tag = await registryTag(registry)
  if (!tag || tag === (await newestTag(deps))) return undefined
  return inDraft(dataDir, async (folder) => {
    const at = new Date()
    const name = backupName(at, 'registry')
    const copied = await copyRegistry(registry, folder)
    const pieces = await backups.writePart(name, 'registry', createSealing(recipients), packed(folder))
    return backups.complete(name, {
      format: FORMAT,
      at: at.toISOString(),
      kind: 'registry',
      recipients: [...recipients],
      parts: { registry: { pieces, ...(await countFolder(folder)) } },
      tag: copied,
    })
  })
}

async function newestTag({ backups }: BackupDeps): Promise<string | undefined> {
  const newest = await backups.newest(({ manifest }) => manifest.kind === 'registry')
  return newest?.manifest.tag
}
