import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { time } from '../../../db/columns'

/** The time of each product's or blog's last real change, set by triggers. Older content has no row. */
export const contentChanges = pgTable(
  'content_changes',
  {
    kind: text().$type<'product' | 'blog'>().notNull(),
    /** The product's id or the blog's slug. */
    id: text().notNull(),
    changedAt: time('changed_at').notNull(),
    /** True once a batch for search engines includes it. */
    isAnnounced: boolean('is_announced').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id] }),
    index('content_changes_new').on(table.kind, table.id).where(sql`not is_announced`),
  ],
)

/** Batches of changed pages to announce to search engines. */
export const announcements = pgTable('announcements', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  paths: text().array().notNull(),
  /** When to try next; null after giving up. */
  dueAt: time('due_at'),
  attempts: integer().notNull().default(0),
  trouble: text(),
})
