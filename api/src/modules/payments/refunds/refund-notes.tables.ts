import { sql } from 'drizzle-orm'
import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { orders } from '../../orders/orders.tables'

/** Refunds that have gone back and whose credit notes are settled: written, not due, or for somebody to write. */
export const refundNotes = pgTable(
  'refund_notes',
  {
    /** The gateway, and the refund's id there: 'cashfree-RF1'. */
    refund: text().primaryKey(),
    order: text()
      .notNull()
      .references(() => orders.id),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Ids of the credit notes; none where nothing that was invoiced went back. */
    notes: text().array().notNull(),
    /** Why none could be written by itself: the owner has to. */
    trouble: text(),
  },
  (table) => [index('refund_notes_trouble').on(table.refund).where(sql`trouble is not null`)],
)
