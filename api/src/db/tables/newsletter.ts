import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const subscriptions = pgTable('subscriptions', {
  /** In lower case. */
  email: text().primaryKey(),
  subscribedAt: timestamp('subscribed_at', { withTimezone: true }).notNull(),
})
