import * as z from 'zod/mini'

/** A line of the registry's log: who changed what, when and why. */
export const LogEntry = z.object({
  /** An ISO time. */
  at: z.string(),
  /** A person, a CI job, or 'edge'. */
  who: z.string(),
  /** Such as 'publish', 'promote', 'rollback', 'canary', 'demote', 'prune'. */
  what: z.string(),
  remote: z.string(),
  version: z.optional(z.string()),
  /** The version that failed, of a rollback. */
  left: z.optional(z.string()),
  why: z.optional(z.string()),
})
export type LogEntry = z.infer<typeof LogEntry>

/** The change itself; the store adds when it came to be. */
export type Change = Omit<LogEntry, 'at'>
