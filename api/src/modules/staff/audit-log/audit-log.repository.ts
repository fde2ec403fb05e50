import { and, desc, eq, lt } from 'drizzle-orm'
import type { AuditLogObject } from 'shared-contracts/staff/audit-log-subjects'
import type { Database } from '../../../db/connection'
import { auditLog } from './audit-log.tables'

export type StoredEntry = typeof auditLog.$inferSelect
export type AuditLogRepository = ReturnType<typeof createAuditLogRepository>

/** Entries must match all given criteria. */
export interface EntryFilter {
  kind?: AuditLogObject | undefined
  id?: string | undefined
  person?: string | undefined
  /** Limits the result to entries older than the one with this id. */
  before?: number | undefined
}

export function createAuditLogRepository({ connection }: Database) {
  async function add(entry: typeof auditLog.$inferInsert): Promise<void> {
    await connection().insert(auditLog).values(entry)
  }

  /** Lists matching entries, newest first. */
  async function list({ kind, id, person, before }: EntryFilter, most: number): Promise<StoredEntry[]> {
    const fits = and(
      kind && eq(auditLog.aboutKind, kind),
      id !== undefined ? eq(auditLog.aboutId, id) : undefined,
      person ? eq(auditLog.staffId, person) : undefined,
      before ? lt(auditLog.id, before) : undefined,
    )
    return connection().select().from(auditLog).where(fits).orderBy(desc(auditLog.id)).limit(most)
  }

  return { add, list }
}
