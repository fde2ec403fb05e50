import { bigint, date, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import type { Count } from 'shared-contracts/analytics/analytics-schema'

/** What was counted on each day, by all browsers together. */
export const dailyCounts = pgTable(
  'daily_counts',
  {
    day: date().notNull(),
    kind: text().$type<Count['kind']>().notNull(),
    /** A step, a vital, or the words of a search; empty for searches of whatever words. */
    name: text().notNull(),
    /** Of a vital: in which class of values. */
    class: smallint().notNull(),
    count: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.kind, table.name, table.class] })],
)
