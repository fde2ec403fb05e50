import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { Language } from 'shared-contracts/i18n/language'
import type { MessageReply, MessageState } from 'shared-contracts/support/admin/inbox-schema'
import { time } from '../../db/columns'
import { orders } from '../orders/orders.tables'

export const contactMessages = pgTable(
  'contact_messages',
  {
    /** Also the ticket number. */
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text().notNull(),
    phoneNumber: text('phone_number').notNull(),
    message: text().notNull(),
    /** The sender's idempotency key, so that a message is stored once. */
    repeatKey: text('repeat_key').unique(),
    sentAt: time('sent_at').notNull(),
    /** The language of the page on which it was written. */
    language: text().$type<Language>().notNull().default('en'),
    state: text().$type<MessageState>().notNull().default('new'),
    order: text().references(() => orders.id),
    /** Incremented by each change in the admin. */
    version: integer().notNull().default(0),
    /** The person who last changed it in the admin, and the time. */
    changedBy: text('changed_by').notNull().default(''),
    changedAt: time('changed_at'),
  },
  (table) => [index('contact_messages_state').on(table.state, table.id)],
)

export const messageAnswers = pgTable(
  'message_answers',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    message: bigint({ mode: 'number' })
      .notNull()
      .references(() => contactMessages.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    way: text().$type<MessageReply['way']>().notNull(),
    at: time('at').notNull(),
    staffName: text('staff_name').notNull(),
    /** An idempotency key, so that an answer is sent once. */
    repeatKey: text('repeat_key').unique(),
  },
  (table) => [index('message_answers_message').on(table.message, table.id)],
)

export const answerTemplates = pgTable('answer_templates', {
  name: text().primaryKey(),
  text: text().notNull(),
})
