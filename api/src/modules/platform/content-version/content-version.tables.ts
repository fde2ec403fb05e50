import { pgTable, text, uuid } from 'drizzle-orm/pg-core'

/** What has a version: the products with their packs, and the blogs. */
export type Topic = 'catalogue' | 'content'

/**
 * One row a topic. Triggers give it a new version with every statement that changes the topic's tables, in the same
 * transaction, and notify the channel `content_changed`. It is random, because a count would repeat after a restore.
 */
export const contentVersions = pgTable('content_versions', {
  topic: text().$type<Topic>().primaryKey(),
  version: uuid().notNull(),
})
