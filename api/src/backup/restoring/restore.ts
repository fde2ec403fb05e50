import path from 'node:path'
import { newestKnownMigration } from '../contents/newest-migration'
import { unpack } from '../contents/packed'
import { BackupDamaged } from '../store/backup-damaged'
import type { Backup } from '../store/backups'
import { type Chosen, choose, findRegistryBackup } from './choose'
import { fillFolder, refuseUnlessEmpty } from './empty-storage'
import type { RestoreDeps, Restored } from './restore-deps'
import { restorePostgres } from './restore-postgres'
import { restoreRegistry } from './restore-registry'

interface RestoreOptions {
  name?: string
  to?: Date
  into?: string
}

/** @throws BackupDamaged if a newer shop migrated the database: this one would not know its tables */
function checkVersion({ name, manifest }: Backup, migrationsDir: string): void {
  if ((manifest.migration ?? 0) > newestKnownMigration(migrationsDir))
    throw new BackupDamaged(`${name} comes from a newer version of the shop. Restore it with that version.`)
}

/** @returns messages for the operator. @throws Error with one clear message, without changing anything */
export async function restore(asked: RestoreOptions, deps: RestoreDeps): Promise<string[]> {
  const { backups, dataDir, migrationsDir } = deps
  const chosen = await choose(backups, asked)
  checkVersion(chosen, migrationsDir)
  await refuseUnlessEmpty(dataDir, 'The data folder')
  const restored = await restoreDatabase(chosen, asked, deps)
  const registryReport = await tellOfRegistry(restored.upTo, deps)
  const rows = Object.entries(restored.rows).map(([name, count]) => `${count} ${name}`)
  return [
    `${chosen.name} was restored up to ${restored.upTo.toISOString()}: ${rows.join(', ')}.`,
    ...registryReport,
    'All users are logged out. The next time it starts, the shop compares its ledger with the payment gateways.',
  ]
}

async function restoreDatabase(
  chosen: Chosen,
  { into, to }: RestoreOptions,
  deps: RestoreDeps,
): Promise<Restored> {
  if (!into)
    throw new Error(
      `Use --into to specify an empty folder for PostgreSQL's data, such as /var/lib/postgresql/${chosen.manifest.postgres}/main.`,
    )
  const folder = path.resolve(into)
  await refuseUnlessEmpty(folder, 'The folder')
  const fillCluster = (draft: string) => restorePostgres(chosen, draft, to, deps)
  // Nested, so that neither folder is moved into place if the other fails.
  return fillFolder(
    deps.dataDir,
    async (draft) => {
      await restoreFiles(chosen, draft, deps)
      return fillFolder(folder, fillCluster, 'PG_VERSION')
    },
    'secret',
  )
}

async function restoreFiles(
  chosen: Chosen,
  folder: string,
  { backups, identity }: RestoreDeps,
): Promise<void> {
  if (!chosen.manifest.parts.files) return
  await unpack(await backups.readPart(chosen, 'files', identity), folder)
}

/** Restores the registry. A failure does not undo the rest, because a registry can be published again. */
async function tellOfRegistry(upTo: Date, deps: RestoreDeps): Promise<string[]> {
  try {
    const backup = await findRegistryBackup(deps.backups, upTo)
    if (!backup) return ['The backup has no registry. Publish the remotes again.']
    const isBack = await restoreRegistry(deps.backups, backup, deps)
    return [
      isBack
        ? `The registry was restored from ${backup.name}.`
        : `The registry in ${deps.registry} is not empty, so it was left as it is.`,
    ]
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return [`The registry was not restored (${reason}). Publish the remotes again.`]
  }
}
