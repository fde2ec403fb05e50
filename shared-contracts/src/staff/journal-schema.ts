import * as z from 'zod/mini'
import { optionalText } from '../values/text'
import { journalObjects, journalSubjects } from './journal-subjects'

/** Entries on a page of the journal. */
export const JOURNAL_PAGE = 50

export const ShownEntry = z.object({
  id: z.int(),
  at: z.string(),
  /** `id` is null for who runs the shop from a terminal, and for the shop itself. */
  by: z.object({ id: z.nullable(z.string()), name: z.string(), role: z.string() }),
  device: z.string(),
  what: z.enum(journalSubjects),
  about: z.object({ kind: z.enum(journalObjects), id: z.string() }),
  /** What changed, as it was and as it is; null where there is nothing to tell. */
  before: z.unknown(),
  after: z.unknown(),
  why: z.string(),
})
export type ShownEntry = z.infer<typeof ShownEntry>

/** GET /api/admin/journal: the newest first, of one thing or of one person or of all. */
export const JournalQuestion = z.object({
  kind: z.optional(z.enum(journalObjects)),
  id: optionalText(100),
  person: z.optional(z.uuid()),
  /** `next` of the page before. */
  before: z.optional(z.coerce.number().check(z.int(), z.positive())),
})
export type JournalQuestion = z.infer<typeof JournalQuestion>

export const JournalPage = z.object({ entries: z.array(ShownEntry), next: z.nullable(z.int()) })
export type JournalPage = z.infer<typeof JournalPage>
