import { pgTable, text, uuid } from 'drizzle-orm/pg-core'

/** The versioned parts: products with their packs, and blogs. */
export type Topic = 'catalogue' | 'content'

/** In each change, triggers renew the version and notify `content_changed`. Random: a counter would repeat after a restore. */
export const contentVersions = pgTable('content_versions', {
  topic: text().$type<Topic>().primaryKey(),
  version: uuid().notNull(),
})
