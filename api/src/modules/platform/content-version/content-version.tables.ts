import { pgTable, text, uuid } from 'drizzle-orm/pg-core'

/** The versioned parts: products with their packs, and content (blogs and published texts). */
export type Topic = 'catalogue' | 'content'

/** Triggers renew a random version and notify `content_changed`: a counter would repeat after a restore. */
export const contentVersions = pgTable('content_versions', {
  topic: text().$type<Topic>().primaryKey(),
  version: uuid().notNull(),
})
