import path from 'node:path'
import { unpack } from '../contents/packed'
import { checkVersion } from './check-version'
import { type Chosen, choose, registryOf } from './choose'
import { fillFolder, refuseUnlessEmpty } from './empty-place'
import type { RestoreDeps, Restored } from './restore-deps'
import { restoreEmbedded } from './restore-embedded'
import { restorePostgres } from './restore-postgres'
import { restoreRegistry } from './restore-registry'

export interface Asked {
  name?: string
  to?: Date
  /** The data folder for a PostgreSQL server. */
  into?: string
}

/**
 * Brings a shop back into empty places, the newest that there is or as it was at a moment.
 * @returns what to tell
 * @throws Error in one clear sentence; nothing has changed then
 */
export async function restore(asked: Asked, deps: RestoreDeps): Promise<string[]> {
  const { backups, dataDir, migrationsDir } = deps
  const chosen = await choose(backups, asked)
  checkVersion(chosen, migrationsDir)
  await refuseUnlessEmpty(dataDir, 'The data folder')
  const restored = await restoreDatabase(chosen, asked, deps)
  const told = await tellOfRegistry(restored.upTo, deps)
  const rows = Object.entries(restored.rows).map(([name, count]) => `${count} ${name}`)
  return [
    `${chosen.name} is restored up to ${restored.upTo.toISOString()}: ${rows.join(', ')}.`,
    ...told,
    'Everybody is logged out. When the shop starts, it compares its ledger with the gateways at once.',
  ]
}

async function restoreDatabase(chosen: Chosen, { into, to }: Asked, deps: RestoreDeps): Promise<Restored> {
  const { dataDir } = deps
  if (chosen.manifest.kind === 'embedded') {
    const fill = async (draft: string) => {
      await restoreFiles(chosen, draft, deps)
      return restoreEmbedded(chosen, draft, deps)
    }
    return fillFolder(dataDir, fill, 'database')
  }
  if (!into)
    throw new Error(
      `${chosen.name} is of PostgreSQL: please name an empty folder for its data with --into, such as /var/lib/postgresql/${chosen.manifest.postgres}/main.`,
    )
  const folder = path.resolve(into)
  await refuseUnlessEmpty(folder, 'The folder')
  const fill = (draft: string) => restorePostgres(chosen, draft, to, deps)
  const restored = await fillFolder(folder, fill, 'PG_VERSION')
  if (chosen.manifest.parts.files)
    await fillFolder(dataDir, (draft) => restoreFiles(chosen, draft, deps), 'secret')
  return restored
}

async function restoreFiles(
  chosen: Chosen,
  folder: string,
  { backups, identity }: RestoreDeps,
): Promise<void> {
  if (!chosen.manifest.parts.files) return
  await unpack(await backups.readPart(chosen, 'files', identity), folder)
}

/** A registry can be published again, so trouble with it does not undo the rest. */
async function tellOfRegistry(upTo: Date, deps: RestoreDeps): Promise<string[]> {
  try {
    const backup = await registryOf(deps.backups, upTo)
    if (!backup) return ['No registry was backed up: please publish the remotes again.']
    const isBack = await restoreRegistry(deps.backups, backup, deps)
    return [
      isBack
        ? `The registry is restored from ${backup.name}.`
        : `The registry in ${deps.registry} is not empty and stays as it is.`,
    ]
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return [`The registry was not restored (${reason}): please publish the remotes again.`]
  }
}
