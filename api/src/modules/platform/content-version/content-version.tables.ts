import { pgTable, text, uuid } from 'drizzle-orm/pg-core'

/** The versioned parts: products with their packs, and content (blogs and published texts). */
export type Topic = 'catalogue' | 'content'

/**
 * On every change, a trigger sets a new version and notifies `content_changed`. The version is random, because
 * a counter would repeat after a restore.
 */
export const contentVersions = pgTable('content_versions', {
  topic: text().$type<Topic>().primaryKey(),
  version: uuid().notNull(),
})
