import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const contactMessages = pgTable('contact_messages', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  email: text().notNull(),
  phoneNumber: text('phone_number').notNull(),
  message: text().notNull(),
  sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
})
