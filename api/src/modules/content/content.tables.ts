import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const blogs = pgTable('blogs', {
  slug: text().primaryKey(),
  title: text().notNull().unique(),
  image: text().notNull(),
  /** Sanitised HTML. */
  description: text().notNull(),
  publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
})
