import path from 'node:path'
import { z } from 'zod'

/** Of a key that age makes: its public half, which seals and opens nothing. */
const RECIPIENT = /^age1[a-z0-9]+$/

const Settings = z.object({
  BACKUP_TO: z.string().optional(),
  BACKUP_EVERY: z.coerce.number().min(0.1).max(10_080).optional(),
  BACKUP_KEEP_DAYS: z.coerce.number().int().min(1).max(3650).default(30),
  BACKUP_RECIPIENTS: z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .refine((keys) => keys.every((key) => RECIPIENT.test(key)), 'Public keys of age begin with age1'),
  BACKUP_IDENTITY: z.string().optional(),
  REGISTRY: z.string().optional(),
})

const MINUTE_MS = 60_000
const USUAL_MINUTES = { embedded: 15, postgres: 24 * 60 }

export type BackupConfig = ReturnType<typeof readBackupConfig>

/**
 * The settings of backups.
 * @throws Error whose message names every setting that cannot be used
 */
export function readBackupConfig(environment: NodeJS.ProcessEnv, dataDir: string) {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const read = Settings.safeParse(set)
  if (!read.success) throw new Error(complaint(read.error))
  const { data } = read
  const usual = environment.DATABASE_URL ? USUAL_MINUTES.postgres : USUAL_MINUTES.embedded
  return {
    to: data.BACKUP_TO && outside(dataDir, data.BACKUP_TO),
    everyMs: (data.BACKUP_EVERY ?? usual) * MINUTE_MS,
    keepDays: data.BACKUP_KEEP_DAYS,
    recipients: data.BACKUP_RECIPIENTS,
    identity: data.BACKUP_IDENTITY && path.resolve(data.BACKUP_IDENTITY),
    registry: data.REGISTRY ?? path.join(dataDir, 'registry'),
  }
}

/** @throws Error for a folder among the data, which is lost with them */
function outside(dataDir: string, to: string): string {
  if (to.startsWith('s3://')) return to
  const folder = path.resolve(to)
  if (folder !== dataDir && !folder.startsWith(dataDir + path.sep)) return folder
  throw new Error(
    `BACKUP_TO is ${folder}, inside the data folder: it would be lost with the data. Please choose a place elsewhere.`,
  )
}

function complaint(error: z.ZodError): string {
  const parts = error.issues.map((issue) => `${issue.path.join('.')} (${issue.message})`)
  return `These settings of backups cannot be used: ${parts.join(', ')}. Please correct them in the environment.`
}
