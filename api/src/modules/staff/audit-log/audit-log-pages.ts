import { AUDIT_LOG_PAGE, type AuditLogPage, type ShownEntry } from 'shared-contracts/staff/audit-log-schema'
import type { AuditLogRepository, EntryFilter, StoredEntry } from './audit-log.repository'

export type AuditLogPages = ReturnType<typeof createAuditLogPages>

export function createAuditLogPages({ list }: Pick<AuditLogRepository, 'list'>) {
  async function page(filter: EntryFilter): Promise<AuditLogPage> {
    const found = await list(filter, AUDIT_LOG_PAGE + 1)
    const entries = found.slice(0, AUDIT_LOG_PAGE).map(shown)
    return { entries, next: found.length > AUDIT_LOG_PAGE ? (entries.at(-1)?.id ?? null) : null }
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
