import { bigint, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { AuditLogObject, AuditLogSubject } from 'shared-contracts/staff/audit-log-subjects'

/** One row for each action in the admin, with the person who did it. A trigger makes the table append-only. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** The person's id; null for the command line, for customers and for the shop itself. */
    staffId: uuid('staff_id'),
    /** The name at that time. */
    name: text().notNull(),
    /** A role, 'terminal', 'shop' or 'customer'. */
    role: text().notNull(),
    /** The browser's name, such as 'Chrome on Android'; empty if unknown. */
    device: text().notNull(),
    what: text().$type<AuditLogSubject>().notNull(),
    aboutKind: text('about_kind').$type<AuditLogObject>().notNull(),
    aboutId: text('about_id').notNull(),
    before: jsonb(),
    after: jsonb(),
    /** The reason in the person's own words. For display only; no code depends on it. */
    why: text().notNull(),
  },
  (table) => [
    index('audit_log_about').on(table.aboutKind, table.aboutId, table.id),
    index('audit_log_staff').on(table.staffId, table.id),
  ],
)
