import { z } from 'zod'
import { settingMessages } from './setting-metadata'

function splitKeys(text: string): string[] {
  return text.split(/[\s,]+/).filter(Boolean)
}

/** The place, frequency and retention of backups, and the keys to encrypt, decrypt, sign and verify them. */
export const backupSettings = {
  BACKUP_TO: z
    .string()
    .optional()
    .register(settingMessages, { is: 'a folder outside of DATA_DIR, or s3://bucket/backups' }),
  BACKUP_EVERY: z.coerce
    .number()
    .min(0.1)
    .max(10_080)
    .default(24 * 60)
    .register(settingMessages, { is: 'the minutes between two backups, 0.1 to 10080' }),
  BACKUP_KEEP_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(3650)
    .default(30)
    .register(settingMessages, { is: 'the days that a backup is kept, 1 to 3650' }),
  BACKUP_RECIPIENTS: z
    .string()
    .default('')
    .transform((text) => (text === 'off' ? [] : splitKeys(text)))
    .refine((keys) => keys.every((key) => /^age1[a-z0-9]+$/.test(key)))
    // Marked as secret because somebody may set a secret key by mistake, which must not be logged.
    .register(settingMessages, {
      is: 'public keys of age, which begin with age1',
      isSecret: true,
      without: 'BACKUP_RECIPIENTS=off leaves backups unencrypted',
    }),
  BACKUP_SIGNING_KEY: z
    .string()
    .optional()
    .register(settingMessages, { is: 'a private Ed25519 key in PEM, or a file with one', isSecret: true }),
  BACKUP_SIGNERS: z
    .string()
    .default('')
    .transform(splitKeys)
    // The fixed start and end of a base64-encoded public Ed25519 key.
    .refine((keys) => keys.every((key) => /^MCowBQYDK2VwAyEA[\w+/]{43}=$/.test(key)))
    .register(settingMessages, {
      is: 'public keys that npm run backup -- new-signing-key prints, which begin with MCowBQYDK2VwAyEA',
      isSecret: true,
    }),
  BACKUP_IDENTITY: z
    .string()
    .optional()
    .register(settingMessages, { is: 'the file with the secret key of age' }),
}

/** Returns a problem if backups would be lost together with the data. Both paths must be absolute. */
export function lossOfBackups(folder: string, dataFolder: string): string | undefined {
  const [inner = '', outer = ''] = [folder, dataFolder].map((each) => `${each.replaceAll('\\', '/')}/`)
  return inner.startsWith(outer)
    ? `BACKUP_TO is ${folder}, inside the data folder: it would be lost with the data. Choose a folder or bucket elsewhere.`
    : undefined
}
