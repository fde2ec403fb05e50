import { createHash } from 'node:crypto'
import * as z from 'zod/mini'

/** An entry of the registry's log: who changed what, when and why. */
export const LogEntry = z.object({
  /** Its position in its log, from 1. */
  number: z.number(),
  /** The hash of the previous entry; FIRST for the first. */
  previous: z.string(),
  /** An ISO time. */
  at: z.string(),
  /** A person, a CI job, or 'edge'. */
  who: z.string(),
  /** An action such as 'publish', 'promote', 'rollback', 'canary', 'demote', 'retire', 'prune' or 'sign'. */
  what: z.string(),
  remote: z.string(),
  version: z.optional(z.string()),
  /** The version that failed, in an entry about a rollback. */
  left: z.optional(z.string()),
  why: z.optional(z.string()),
  /** The number of the change that offered the canary, in an entry about a demotion. */
  of: z.optional(z.number()),
})
export type LogEntry = z.infer<typeof LogEntry>

/** The change itself; the store adds its position in the log and the time. */
export type Change = Omit<LogEntry, 'number' | 'previous' | 'at'>

/** The value of `previous` in the first entry of a chain. */
export const FIRST = 'first'

/** Hashes an entry for the next one. The hash depends only on the content, not on its formatting. */
export function hashEntry({
  number,
  previous,
  at,
  who,
  what,
  remote,
  version,
  left,
  why,
  of,
}: LogEntry): string {
  const content = [number, previous, at, who, what, remote, version, left, why, of]
  return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}

export function buildNextEntry(last: LogEntry | undefined, change: Change): LogEntry {
  return {
    number: (last?.number ?? 0) + 1,
    previous: last ? hashEntry(last) : FIRST,
    at: new Date().toISOString(),
    ...change,
  }
}
