import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { time } from '../../../db/columns'

/**
 * When what is said of a product or a blog last changed. Triggers keep it, in the transaction of the change, and note
 * nothing where a row stays as it was. What is older than this table has no row until it changes.
 */
export const contentChanges = pgTable(
  'content_changes',
  {
    kind: text().$type<'product' | 'blog'>().notNull(),
    /** The product's id, or the blog's slug. */
    id: text().notNull(),
    changedAt: time('changed_at').notNull(),
    /** Whether a batch for search engines has it. */
    isAnnounced: boolean('is_announced').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id] }),
    index('content_changes_new').on(table.kind, table.id).where(sql`not is_announced`),
  ],
)

/** Batches of changed pages that search engines are yet to be told of. */
export const announcements = pgTable('announcements', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  paths: text().array().notNull(),
  /** When to try next; null when it was given up. */
  dueAt: time('due_at'),
  attempts: integer().notNull().default(0),
  trouble: text(),
})
