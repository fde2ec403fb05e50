import { AUDIT_LOG_PAGE, type AuditLogPage, type ShownEntry } from 'shared-contracts/staff/audit-log-schema'
import type { AuditLogObject } from 'shared-contracts/staff/audit-log-subjects'
import type { AuditLogRepository, EntryFilter, StoredEntry } from './audit-log.repository'

/** Looks up what staff call the objects with these ids; unknown ids are left out. */
export type NamesOf = (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>

export type SubjectNames = Partial<Record<AuditLogObject, NamesOf>>

/** Looks up the names of each order's items, in the order of its lines. */
export type ItemsOf = (orders: readonly string[]) => Promise<ReadonlyMap<string, readonly string[]>>

interface AuditLogPagesDeps extends Pick<AuditLogRepository, 'list'> {
  subjectNames: SubjectNames
  itemsOf: ItemsOf
}

export type AuditLogPages = ReturnType<typeof createAuditLogPages>

export function createAuditLogPages({ list, subjectNames, itemsOf }: AuditLogPagesDeps) {
  async function page(filter: EntryFilter): Promise<AuditLogPage> {
    const found = await list(filter, AUDIT_LOG_PAGE + 1)
    const part = found.slice(0, AUDIT_LOG_PAGE)
    const names = await namesOf(part)
    const items = await itemsOf([...new Set(part.filter(namesLines).map(({ aboutId }) => aboutId))])
    const entries = part.map((entry) => ({
      ...shown(entry, names.get(entry.aboutKind)?.get(entry.aboutId) ?? ''),
      ...(namesLines(entry) && { items: [...(items.get(entry.aboutId) ?? [])] }),
    }))
    return { entries, next: found.length > AUDIT_LOG_PAGE ? (entries.at(-1)?.id ?? null) : null }
  }

  /** Looks up the names with one query for each kind. */
  async function namesOf(entries: readonly StoredEntry[]) {
    const kinds = [...new Set(entries.map(({ aboutKind }) => aboutKind))]
    const found = kinds.map(async (kind) => {
      const ids = entries.filter(({ aboutKind }) => aboutKind === kind).map(({ aboutId }) => aboutId)
      return [kind, await subjectNames[kind]?.([...new Set(ids)])] as const
    })
    return new Map(await Promise.all(found))
  }

  return { page }
}

/** True if `before` or `after` identifies an order's items by their lines. */
function namesLines({ aboutKind, before, after }: StoredEntry): boolean {
  const has = (value: unknown) =>
    typeof value === 'object' && value !== null && ('lines' in value || 'batches' in value)
  return aboutKind === 'order' && (has(before) || has(after))
}

function shown(
  { id, at, staffId, name, role, device, what, why, ...entry }: StoredEntry,
  subject: string,
): ShownEntry {
  return {
    id,
    at: at.toISOString(),
    by: { id: staffId, name, role },
    device,
    what,
    about: { kind: entry.aboutKind, id: entry.aboutId, name: subject },
    before: entry.before,
    after: entry.after,
    why,
  }
}
