import path from 'node:path'
import { lossOfBackups } from 'shared-contracts/platform/settings/backup-settings'
import { type Finding, wrong } from './finding'

/** Reports backups that would be lost together with the data. Another check reports an invalid destination. */
export function lookAtBackups(to: string | undefined, dataFolder: string): Finding[] {
  const loss = to && !to.startsWith('s3://') ? lossOfBackups(path.resolve(to), dataFolder) : undefined
  return loss ? [wrong(loss)] : []
}
