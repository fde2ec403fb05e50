import { pgTable, text } from 'drizzle-orm/pg-core'

/** Which content of the seed was stored last, by name, so that a start changes nothing when it is the same. */
export const seeds = pgTable('seeds', {
  name: text().primaryKey(),
  contentHash: text('content_hash').notNull(),
})
