import type { JournalObject, JournalSubject } from 'shared-contracts/staff/journal-subjects'
import type { Staff } from '../staff-of'
import type { JournalRepository } from './audit-log.repository'

export interface JournalDeps {
  repository: Pick<JournalRepository, 'add'>
  now: () => Date
}

/** Who did something: one of the admin's people, who runs the shop from a terminal, or the shop by itself. */
export type JournalPerson = Staff | { name: string; role: 'terminal' | 'shop' }

/** One change. `before` and `after` hold only what changed; JSON. */
export interface JournalEntry {
  by: JournalPerson
  what: JournalSubject
  about: { kind: JournalObject; id: string }
  before?: unknown
  after?: unknown
  /** In the person's own words. */
  why?: string
}

export type Journal = ReturnType<typeof createJournal>

/** Tells who changed what in the admin. What it holds is never changed. */
export function createJournal({ repository, now }: JournalDeps) {
  /** Joins the transaction of the change it tells, so that there is never one without the other. */
  async function write({ by, what, about, before, after, why = '' }: JournalEntry): Promise<void> {
    await repository.add({
      at: now(),
      staffId: 'id' in by ? by.id : null,
      name: by.name,
      role: by.role,
      device: 'device' in by ? by.device : '',
      what,
      aboutKind: about.kind,
      aboutId: about.id,
      before,
      after,
      why,
    })
  }

  return { write }
}
