import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { RequestWay } from 'shared-contracts/customers/admin/data-locations'
import { time } from '../../../db/columns'

/** Requests to see or delete a person's data. */
export const dataRequests = pgTable(
  'data_requests',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Normalised; null once the request is closed. */
    email: text().unique(),
    way: text().$type<RequestWay>().notNull(),
    askedAt: time('asked_at').notNull(),
    exportedAt: time('exported_at'),
    settledAt: time('settled_at'),
    settledBy: text('settled_by'),
    outcome: text().$type<'deleted' | 'closed'>(),
    /** Incremented by each change in the admin. */
    version: integer().notNull().default(0),
    changedBy: text('changed_by').notNull(),
    changedAt: time('changed_at').notNull(),
  },
  (table) => [index('data_requests_asked').on(table.settledAt, table.askedAt)],
)
