import { pgTable, text } from 'drizzle-orm/pg-core'

/** The hash of the content last seeded under each name. If it is unchanged, the seed is skipped at startup. */
export const seeds = pgTable('seeds', {
  name: text().primaryKey(),
  contentHash: text('content_hash').notNull(),
})
