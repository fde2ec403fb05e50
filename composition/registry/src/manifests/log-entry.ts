import { createHash } from 'node:crypto'
import * as z from 'zod/mini'

/** A manifest of the registry's log: who changed what, when and why. */
export const LogEntry = z.object({
  /** Its place among the changes of its remote, from 1. */
  number: z.number(),
  /** The hash of the entry before it; FIRST for the first. */
  previous: z.string(),
  /** An ISO time. */
  at: z.string(),
  /** A person, a CI job, or 'edge'. */
  who: z.string(),
  /** Such as 'publish', 'promote', 'rollback', 'canary', 'demote', 'retire', 'prune', 'sign'. */
  what: z.string(),
  remote: z.string(),
  version: z.optional(z.string()),
  /** The version that failed, of a rollback. */
  left: z.optional(z.string()),
  why: z.optional(z.string()),
  /** Of a demotion: the number of the change that offered the canary. */
  of: z.optional(z.number()),
})
export type LogEntry = z.infer<typeof LogEntry>

/** The change itself; the store adds its place in the log, and when it came to be. */
export type Change = Omit<LogEntry, 'number' | 'previous' | 'at'>

/** What the first entry of a chain has for a hash of the one before. */
export const FIRST = 'first'

/** What the next entry names as the one before it. It depends on the content alone, not on how it is written. */
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

/** A change as the entry that follows another one. */
export function buildNextEntry(last: LogEntry | undefined, change: Change): LogEntry {
  return {
    number: (last?.number ?? 0) + 1,
    previous: last ? hashEntry(last) : FIRST,
    at: new Date().toISOString(),
    ...change,
  }
}
