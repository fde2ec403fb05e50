import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const blogs = pgTable('blogs', {
  slug: text().primaryKey(),
  title: text().notNull().unique(),
  image: text().notNull(),
  /** Sanitised HTML. */
  description: text().notNull(),
  publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
})

/** Which content of the seed was stored last, by name, so that a start changes nothing when it is the same. */
export const seeds = pgTable('seeds', {
  name: text().primaryKey(),
  contentHash: text('content_hash').notNull(),
})
