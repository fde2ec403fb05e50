import { and, desc, eq, lt } from 'drizzle-orm'
import type { JournalObject } from 'shared-contracts/staff/journal-subjects'
import type { Database } from '../../../db/connection'
import { adminJournal } from './audit-log.tables'

export type StoredEntry = typeof adminJournal.$inferSelect
export type JournalRepository = ReturnType<typeof createJournalRepository>

/** Which entries are asked for: those that fit all that is given. */
export interface EntryFilter {
  kind?: JournalObject | undefined
  id?: string | undefined
  person?: string | undefined
  /** Older than the entry of this id. */
  before?: number | undefined
}

export function createJournalRepository({ connection }: Database) {
  async function add(entry: typeof adminJournal.$inferInsert): Promise<void> {
    await connection().insert(adminJournal).values(entry)
  }

  /** The newest first. */
  async function list({ kind, id, person, before }: EntryFilter, most: number): Promise<StoredEntry[]> {
    const fits = and(
      kind && eq(adminJournal.aboutKind, kind),
      id !== undefined ? eq(adminJournal.aboutId, id) : undefined,
      person ? eq(adminJournal.staffId, person) : undefined,
      before ? lt(adminJournal.id, before) : undefined,
    )
    return connection().select().from(adminJournal).where(fits).orderBy(desc(adminJournal.id)).limit(most)
  }

  return { add, list }
}
