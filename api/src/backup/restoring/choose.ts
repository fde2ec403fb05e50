import { createArchivedLog } from '../postgres/archived-log'
import { buildChain, type LogPart } from '../postgres/log-part'
import { BackupDamaged } from '../store/backup-damaged'
import type { Backup, Backups } from '../store/backups'

export interface Chosen extends Backup {
  /** The log segments that continue the backup. */
  log: LogPart[]
  /** The latest time that the backup can be restored to. */
  reaches: Date
}

/** @throws BackupDamaged if the log has a gap before `until`: the rest would be lost silently */
export async function withLog(backups: Backups, backup: Backup, until?: Date): Promise<Chosen> {
  const { at, until: finished, cluster } = backup.manifest
  const start = new Date(finished ?? at)
  if (!cluster) return { ...backup, log: [], reaches: start }
  const { parts, missing } = buildChain(cluster.startSegment, await createArchivedLog(backups, backup).list())
  const reaches = parts.at(-1)?.at ?? start
  const isEnough = until !== undefined && until <= reaches
  if (missing && !isEnough)
    throw new BackupDamaged(
      `Log segment ${missing} of ${backup.name} is missing. ` +
        `To restore what came before it, add --to ${reaches.toISOString()}.`,
    )
  return { ...backup, log: parts, reaches: reaches > start ? reaches : start }
}

/** @param asked a name or time; defaults to the newest. @throws BackupDamaged if no backup covers that time */
export async function choose(backups: Backups, asked: { name?: string; to?: Date }): Promise<Chosen> {
  const { name, to } = asked
  if (name) return reaching(await withLog(backups, await backups.read(name), to), to)
  const names = (await backups.names()).filter((one) => !one.endsWith('-registry'))
  for (const one of names.reverse()) {
    const backup = await backups.read(one)
    const { at, until } = backup.manifest
    if (to && new Date(until ?? at) > to) continue
    return reaching(await withLog(backups, backup, to), to)
  }
  throw new BackupDamaged(
    to
      ? `${backups.place.at} has no backup from ${to.toISOString()} or earlier.`
      : `${backups.place.at} has no complete backup.`,
  )
}

function reaching(chosen: Chosen, to: Date | undefined): Chosen {
  const { manifest, name, reaches } = chosen
  const from = new Date(manifest.until ?? manifest.at)
  if (to && to < from)
    throw new BackupDamaged(
      `${name} was finished after ${to.toISOString()}. Choose an older backup or a later --to.`,
    )
  if (to && manifest.cluster && to > reaches)
    throw new BackupDamaged(
      `The log of ${name} ends at ${reaches.toISOString()}, before the time you asked for.`,
    )
  return chosen
}

/** Finds the registry's last backup made by `then`; if there is none, its oldest one. */
export async function findRegistryBackup(backups: Backups, then: Date): Promise<Backup | undefined> {
  const names = (await backups.names()).filter((name) => name.endsWith('-registry'))
  for (const name of names.reverse()) {
    const backup = await backups.read(name)
    if (new Date(backup.manifest.at) <= then) return backup
  }
  const [oldest] = names.reverse()
  return oldest ? backups.read(oldest) : undefined
}
