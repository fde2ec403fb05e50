import { and, desc, eq, lt } from 'drizzle-orm'
import type { JournalObject } from 'shared-contracts/domain/desk/journal/journal-subjects'
import type { Database } from '../../../db/connection'
import { deskJournal } from '../../../db/tables/desk-journal'

export type StoredEntry = typeof deskJournal.$inferSelect
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
  async function add(entry: typeof deskJournal.$inferInsert): Promise<void> {
    await connection().insert(deskJournal).values(entry)
  }

  /** The newest first. */
  async function list({ kind, id, person, before }: EntryFilter, most: number): Promise<StoredEntry[]> {
    const fits = and(
      kind && eq(deskJournal.aboutKind, kind),
      id !== undefined ? eq(deskJournal.aboutId, id) : undefined,
      person ? eq(deskJournal.staffId, person) : undefined,
      before ? lt(deskJournal.id, before) : undefined,
    )
    return connection().select().from(deskJournal).where(fits).orderBy(desc(deskJournal.id)).limit(most)
  }

  return { add, list }
}
