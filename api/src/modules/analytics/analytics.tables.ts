import { bigint, date, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import type { Count } from 'shared-contracts/analytics/analytics-schema'

/** Daily counts across all browsers. */
export const dailyCounts = pgTable(
  'daily_counts',
  {
    day: date().notNull(),
    kind: text().$type<Count['kind']>().notNull(),
    /** A step, a web vital, or a search; empty for the total of searches. */
    name: text().notNull(),
    /** The class (range) of a web vital's value; 0 for other kinds. */
    class: smallint().notNull(),
    count: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.kind, table.name, table.class] })],
)
