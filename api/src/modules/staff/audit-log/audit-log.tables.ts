import { bigint, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { AuditLogObject, AuditLogSubject } from 'shared-contracts/staff/audit-log-subjects'

/** Who did what in the admin. Rows are only ever added: a trigger refuses anything else. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Of the admin's people; null for who runs the shop from a terminal, and for the shop itself. */
    staffId: uuid('staff_id'),
    /** As it was then. */
    name: text().notNull(),
    /** A role, or 'terminal', or 'shop'. */
    role: text().notNull(),
    /** Such as 'Chrome on Android'; empty where it is not known. */
    device: text().notNull(),
    what: text().$type<AuditLogSubject>().notNull(),
    aboutKind: text('about_kind').$type<AuditLogObject>().notNull(),
    aboutId: text('about_id').notNull(),
    before: jsonb(),
    after: jsonb(),
    /** In the person's own words. Shown, and never decided by. */
    why: text().notNull(),
  },
  (table) => [
    index('audit_log_about').on(table.aboutKind, table.aboutId, table.id),
    index('audit_log_staff').on(table.staffId, table.id),
  ],
)
