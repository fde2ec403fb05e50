import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const contactMessages = pgTable('contact_messages', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  email: text().notNull(),
  phoneNumber: text('phone_number').notNull(),
  message: text().notNull(),
  /** Of a sender that may repeat the call: a message is stored once. */
  repeatKey: text('repeat_key').unique(),
  sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
})
