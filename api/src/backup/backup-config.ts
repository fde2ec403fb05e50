import path from 'node:path'
import { readSigner } from 'registry/keys/signer'
import { lossOfBackups } from 'shared-contracts/platform/settings/backup-settings'
import type { apiSettings } from 'shared-contracts/platform/settings/settings'
import type { z } from 'zod'

const MINUTE_MS = 60_000

/** @throws Error for an invalid signing key, or a backup folder in the data folder, as both could be lost */
export function readBackupConfig(env: z.output<typeof apiSettings>, dataDir: string) {
  return {
    to: env.BACKUP_TO && outside(dataDir, env.BACKUP_TO),
    everyMs: env.BACKUP_EVERY * MINUTE_MS,
    keepDays: env.BACKUP_KEEP_DAYS,
    recipients: env.BACKUP_RECIPIENTS,
    signer: readSigner('BACKUP_SIGNING_KEY', env),
    signers: env.BACKUP_SIGNERS,
    identity: env.BACKUP_IDENTITY && path.resolve(env.BACKUP_IDENTITY),
    registry: env.REGISTRY ?? path.join(dataDir, 'registry'),
  }
}

function outside(dataDir: string, to: string): string {
  if (to.startsWith('s3://')) return to
  const folder = path.resolve(to)
  const loss = lossOfBackups(folder, dataDir)
  if (loss) throw new Error(loss)
  return folder
}
