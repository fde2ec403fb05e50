import { pgTable, text, uuid } from 'drizzle-orm/pg-core'

/** The versioned parts: products with their packs, and blogs. */
export type Topic = 'catalogue' | 'content'

/**
 * One row per topic. Triggers give it a new version with every statement that changes the topic's tables, in the same
 * transaction, and notify the channel `content_changed`. Versions are random because a counter would repeat after a restore.
 */
export const contentVersions = pgTable('content_versions', {
  topic: text().$type<Topic>().primaryKey(),
  version: uuid().notNull(),
})
