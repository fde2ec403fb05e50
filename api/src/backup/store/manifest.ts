import { Signature } from 'registry/keys/signature'
import { z } from 'zod'
import type { Authorship } from './authorship'
import { BackupDamaged } from './backup-damaged'

/* A backup's name is the second it is of, in UTC, and its kind: 2026-11-25T09-30-00Z-postgres. */

const NAME = /^(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\dZ)-(postgres|registry)$/

export function backupName(at: Date, kind: Manifest['kind']): string {
  return `${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z-${kind}`
}

/** @returns undefined for what is no name of a backup */
export function parseBackupTime(name: string): Date | undefined {
  const [, day, hours, minutes, seconds] = NAME.exec(name) ?? []
  return day ? new Date(`${day}${hours}:${minutes}:${seconds}`) : undefined
}

/** Raised when a backup of this version could not be read by the version before. */
export const FORMAT = 1

const Part = z.object({
  pieces: z.array(z.object({ size: z.number(), sha256: z.string() })).min(1),
  /** How many files it holds, and of how many bytes before packing; not known of what PostgreSQL packs. */
  files: z.number().optional(),
  bytes: z.number().optional(),
})

const Manifest = z.object({
  format: z.literal(FORMAT),
  /** The registry as it was at this moment; of PostgreSQL, when the copy began. */
  at: z.iso.datetime(),
  /** When PostgreSQL's copy was finished: no earlier moment can be restored from it. */
  until: z.iso.datetime().optional(),
  kind: z.enum(['postgres', 'registry']),
  /** Whom it is sealed for; none when it is not. */
  recipients: z.array(z.string()),
  parts: z.record(z.string(), Part),
  /** When the newest migration of the database was written: an older shop does not know it. */
  migration: z.number().optional(),
  /** PostgreSQL's major version. */
  postgres: z.string().optional(),
  /** The server that it is of, and where its log of writes (WAL) goes on. */
  cluster: z
    .object({
      system: z.string(),
      timeline: z.number(),
      startSegment: z.string(),
      database: z.string(),
      user: z.string(),
    })
    .optional(),
  /** Of a registry: the hash of its list, to see whether it has changed since. */
  tag: z.string().optional(),
  /** Signs the backup's name and everything else in the manifest. */
  signature: z.optional(Signature),
})

export type Manifest = z.infer<typeof Manifest>
export type Part = z.infer<typeof Part>

/** The name is signed too, so that an old backup cannot pass for the newest. */
function signedText(name: string, manifest: object): string {
  return `backup ${name}\n${JSON.stringify({ ...manifest, signature: undefined })}`
}

/** The manifest as it is stored, signed if there is a key for it. */
export function signManifest(name: string, manifest: Manifest, authorship: Authorship): Manifest {
  const signature = authorship.sign(signedText(name, manifest))
  return signature ? { ...manifest, signature } : manifest
}

/** @throws BackupDamaged for another file, one of a newer shop, and one that somebody else has written */
export function parseManifest(name: string, text: string, authorship: Authorship): Manifest {
  const value = parsed(text)
  const { format } = z.object({ format: z.number() }).catch({ format: 0 }).parse(value)
  if (format > FORMAT)
    throw new BackupDamaged(`${name} was made by a newer version of the shop. Please use that version.`)
  const read = Manifest.safeParse(value)
  if (read.success) {
    // As it was parsed, which is an object by now: a newer shop may have signed fields that this one does not know.
    authorship.check(name, signedText(name, value as object), read.data.signature)
    return read.data
  }
  throw new BackupDamaged(`The manifest of ${name} is not one.`)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
