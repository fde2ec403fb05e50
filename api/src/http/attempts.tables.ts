import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** How often something was tried, counted by all processes together. */
export const attempts = pgTable(
  'attempts',
  {
    /** sha256 of what is counted: this table names nobody. */
    key: text().primaryKey(),
    count: integer().notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('attempts_expiry').on(table.endsAt)],
)
