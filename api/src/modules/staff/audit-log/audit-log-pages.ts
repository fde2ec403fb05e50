import { JOURNAL_PAGE, type JournalPage, type ShownEntry } from 'shared-contracts/staff/journal-schema'
import type { EntryFilter, JournalRepository, StoredEntry } from './audit-log.repository'

export type JournalPages = ReturnType<typeof createJournalPages>

/** Reads the admin's journal, the newest first. */
export function createJournalPages({ list }: Pick<JournalRepository, 'list'>) {
  async function page(filter: EntryFilter): Promise<JournalPage> {
    const found = await list(filter, JOURNAL_PAGE + 1)
    const entries = found.slice(0, JOURNAL_PAGE).map(shown)
    return { entries, next: found.length > JOURNAL_PAGE ? (entries.at(-1)?.id ?? null) : null }
  }

  return { page }
}

function shown({ id, at, staffId, name, role, device, what, why, ...entry }: StoredEntry): ShownEntry {
  return {
    id,
    at: at.toISOString(),
    by: { id: staffId, name, role },
    device,
    what,
    about: { kind: entry.aboutKind, id: entry.aboutId },
    before: entry.before,
    after: entry.after,
    why,
  }
}
