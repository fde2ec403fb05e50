import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Mails written in the transaction that causes them, and sent by a job afterwards. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    recipient: text().notNull(),
    replyTo: text('reply_to'),
    subject: text().notNull(),
    body: text().notNull(),
    attempts: integer().notNull().default(0),
    /** When to try next; none when it was sent or given up. */
    dueAt: timestamp('due_at', { withTimezone: true }),
    lastError: text('last_error'),
  },
  (table) => [index('outbox_due').on(table.dueAt).where(sql`due_at is not null`)],
)
