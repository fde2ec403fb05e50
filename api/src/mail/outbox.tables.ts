import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { time } from '../db/columns'
import { customers } from '../modules/customers/customers.tables'

/** Mails, written in the transaction that causes them and sent by a job afterwards. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The part of the Message-ID before the @. The same for every attempt, to make duplicates recognisable. */
    messageId: uuid('message_id').notNull().unique().defaultRandom(),
    recipient: text().notNull(),
    replyTo: text('reply_to'),
    subject: text().notNull(),
    body: text().notNull(),
    html: text(),
    headers: jsonb().$type<Record<string, string>>().notNull().default({}),
    attempts: integer().notNull().default(0),
    /** The customer who has to confirm their address before this is sent. */
    waitsFor: text('waits_for').references(() => customers.id, { onDelete: 'cascade' }),
    /** When to try next; null while it waits for a confirmation, and after giving up. */
    dueAt: time('due_at'),
    lastError: text('last_error'),
    writtenAt: time('written_at').notNull().defaultNow(),
  },
  (table) => [
    index('outbox_due').on(table.dueAt).where(sql`due_at is not null`),
    index('outbox_waiting').on(table.waitsFor).where(sql`waits_for is not null`),
  ],
)
