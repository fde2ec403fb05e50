import { bigint, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { AdminSettingName } from 'shared-contracts/platform/admin/settings'
import { time } from '../../db/columns'
import { staff } from '../staff/staff.tables'

/** Owners' settings for the admin. A setting without a row has its default. */
export const adminSettings = pgTable('admin_settings', {
  name: text().$type<AdminSettingName>().primaryKey(),
  /** Null for no limit. */
  value: bigint({ mode: 'number' }),
  version: integer().notNull(),
  changedBy: text('changed_by').notNull(),
  changedAt: time('changed_at').notNull(),
})

/** Looser limits that do not apply yet. Until they do, any owner can stop them. */
export const waitingSettings = pgTable('waiting_settings', {
  name: text().$type<AdminSettingName>().primaryKey(),
  /** Null for no limit. */
  value: bigint({ mode: 'number' }),
  staffId: uuid('staff_id')
    .notNull()
    .references(() => staff.id),
  askedBy: text('asked_by').notNull(),
  dueAt: time('due_at').notNull(),
})
