import { pgTable, text } from 'drizzle-orm/pg-core'
import { time } from '../../db/columns'

export const blogs = pgTable('blogs', {
  slug: text().primaryKey(),
  title: text().notNull().unique(),
  image: text().notNull(),
  imageText: text('image_text'),
  /** Sanitised HTML. */
  description: text().notNull(),
  publishedAt: time('published_at').notNull(),
})
