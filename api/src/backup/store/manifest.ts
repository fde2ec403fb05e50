import { Signature } from 'registry/keys/signature'
import { z } from 'zod'
import type { Authorship } from './authorship'
import { BackupDamaged } from './backup-damaged'

/* A backup's name is its time in UTC and its kind: 2026-11-25T09-30-00Z-postgres. */

const NAME = /^(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\dZ)-(postgres|registry)$/

export function backupName(at: Date, kind: Manifest['kind']): string {
  return `${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z-${kind}`
}

export function parseBackupTime(name: string): Date | undefined {
  const [, day, hours, minutes, seconds] = NAME.exec(name) ?? []
  return day ? new Date(`${day}${hours}:${minutes}:${seconds}`) : undefined
}

/** Increment this if the previous version of the shop cannot read this version's backups. */
export const FORMAT = 1

const Part = z.object({
  pieces: z.array(z.object({ size: z.number(), sha256: z.string() })).min(1),
  /** The number of files, and their bytes before compression; unknown if PostgreSQL packed them. */
  files: z.number().optional(),
  bytes: z.number().optional(),
})

const Manifest = z.object({
  format: z.literal(FORMAT),
  /** The time of the registry's state, or the start of PostgreSQL's copy. */
  at: z.iso.datetime(),
  /** When PostgreSQL's copy was finished: no earlier time can be restored from it. */
  until: z.iso.datetime().optional(),
  kind: z.enum(['postgres', 'registry']),
  /** The keys that the backup is encrypted for; empty if it is not encrypted. */
  recipients: z.array(z.string()),
  parts: z.record(z.string(), Part),
  /** When the database's newest migration was written, to recognise databases of newer shops. */
  migration: z.number().optional(),
  /** PostgreSQL's major version. */
  postgres: z.string().optional(),
  /** The server that was copied, and where its write-ahead log (WAL) continues. */
  cluster: z
    .object({
      system: z.string(),
      timeline: z.number(),
      startSegment: z.string(),
      database: z.string(),
      user: z.string(),
    })
    .optional(),
  /** The registry's hash, to detect changes. */
  tag: z.string().optional(),
  /** A signature over the backup's name and everything else in the manifest. */
  signature: z.optional(Signature),
})

export type Manifest = z.infer<typeof Manifest>
export type Part = z.infer<typeof Part>

/** Returns the text to sign. It includes the name, so that an old backup cannot pass for the newest. */
function signedText(name: string, manifest: object): string {
  return `backup ${name}\n${JSON.stringify({ ...manifest, signature: undefined })}`
}

/** Adds a signature to the manifest if there is a signing key. */
export function signManifest(name: string, manifest: Manifest, authorship: Authorship): Manifest {
  const signature = authorship.sign(signedText(name, manifest))
  return signature ? { ...manifest, signature } : manifest
}

/** @throws BackupDamaged if it isn't a manifest, was made by a newer shop, or is signed by nobody we trust */
export function parseManifest(name: string, text: string, authorship: Authorship): Manifest {
  const value = parsed(text)
  const { format } = z.object({ format: z.number() }).catch({ format: 0 }).parse(value)
  if (format > FORMAT)
    throw new BackupDamaged(`${name} was made by a newer version of the shop. Use that version.`)
  const read = Manifest.safeParse(value)
  if (read.success) {
    // Verify the parsed JSON, not the schema's result: a newer shop may have signed fields unknown here.
    authorship.check(name, signedText(name, value as object), read.data.signature)
    return read.data
  }
  throw new BackupDamaged(`The manifest of ${name} cannot be read.`)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
