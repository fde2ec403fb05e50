import { z } from 'zod'
import { told } from './told'

/** Where backups go, how often, how long they are kept, and the keys that seal and open them. */
export const backupSettings = {
  BACKUP_TO: z
    .string()
    .optional()
    .register(told, { is: 'a folder outside of DATA_DIR, or s3://bucket/backups' }),
  BACKUP_EVERY: z.coerce
    .number()
    .min(0.1)
    .max(10_080)
    .default(24 * 60)
    .register(told, { is: 'the minutes between two backups, 0.1 to 10080' }),
  BACKUP_KEEP_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(3650)
    .default(30)
    .register(told, { is: 'the days that a backup is kept, 1 to 3650' }),
  BACKUP_RECIPIENTS: z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .refine((keys) => keys.every((key) => /^age1[a-z0-9]+$/.test(key)))
    // Who sets the secret key by mistake does not read it again in a log.
    .register(told, { is: 'public keys of age, which begin with age1', isSecret: true }),
  BACKUP_IDENTITY: z.string().optional().register(told, { is: 'the file with the secret key of age' }),
}

/**
 * Whether backups would be lost together with the data.
 * @param folder for the backups; both are whole paths of this machine
 * @returns what is wrong, as a sentence
 */
export function lossOfBackups(folder: string, dataFolder: string): string | undefined {
  const [inner = '', outer = ''] = [folder, dataFolder].map((each) => `${each.replaceAll('\\', '/')}/`)
  return inner.startsWith(outer)
    ? `BACKUP_TO is ${folder}, inside the data folder: it would be lost with the data. Please choose a place elsewhere.`
    : undefined
}
