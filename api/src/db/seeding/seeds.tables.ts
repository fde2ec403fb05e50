import { pgTable, text } from 'drizzle-orm/pg-core'

/** The last seed stored under each name, so that starting with the same one changes nothing. */
export const seeds = pgTable('seeds', {
  name: text().primaryKey(),
  contentHash: text('content_hash').notNull(),
})
