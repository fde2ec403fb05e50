import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { DeskSettingName } from 'shared-contracts/domain/desk/settings'

/** What the owner has set for the desk. A setting without a row is as it was made. */
export const deskSettings = pgTable('desk_settings', {
  name: text().$type<DeskSettingName>().primaryKey(),
  /** Null for none. */
  value: bigint({ mode: 'number' }),
  version: integer().notNull(),
  changedBy: text('changed_by').notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
})
