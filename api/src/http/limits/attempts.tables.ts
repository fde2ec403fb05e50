import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { time } from '../../db/columns'

/** How often something was tried, counted by all processes together. */
export const attempts = pgTable(
  'attempts',
  {
    /** sha256 of what is counted: this table names nobody. */
    key: text().primaryKey(),
    count: integer().notNull(),
    endsAt: time('ends_at').notNull(),
  },
  (table) => [index('attempts_expiry').on(table.endsAt)],
)
