import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { time } from '../../db/columns'

/** Attempts, counted by all processes together. */
export const attempts = pgTable(
  'attempts',
  {
    /** SHA-256 of the subject, so that this table identifies nobody. */
    key: text().primaryKey(),
    count: integer().notNull(),
    endsAt: time('ends_at').notNull(),
  },
  (table) => [index('attempts_expiry').on(table.endsAt)],
)
