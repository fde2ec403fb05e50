import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { ChangeToCome, ScheduleState } from 'shared-contracts/catalog/admin/schedule-schema'
import type { AdminRole } from 'shared-contracts/staff/rights'
import { time } from '../../db/columns'

/** Catalogue changes scheduled in the admin. Once made, they are recorded in product_changes. */
export const scheduledChanges = pgTable(
  'scheduled_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    productId: text('product_id').notNull(),
    change: jsonb().$type<ChangeToCome>().notNull(),
    dueAt: time('due_at').notNull(),
    staffId: text('staff_id').notNull(),
    /** The staff member's name at that time. */
    staffName: text('staff_name').notNull(),
    staffRole: text('staff_role').$type<AdminRole>().notNull(),
    at: time('at').notNull(),
    state: text().$type<ScheduleState>().notNull().default('waiting'),
    /** Why the change could not be made. */
    trouble: text(),
  },
  (table) => [
    index('scheduled_changes_waiting').on(table.dueAt).where(sql`state = 'waiting'`),
    index('scheduled_changes_product').on(table.productId, table.id),
  ],
)
