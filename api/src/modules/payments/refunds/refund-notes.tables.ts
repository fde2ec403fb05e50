import { sql } from 'drizzle-orm'
import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { orders } from '../../orders/orders.tables'

/** Completed refunds whose credit notes were written, are not needed, or have to be written by a person. */
export const refundNotes = pgTable(
  'refund_notes',
  {
    /** The gateway and our refund id, such as 'cashfree-RF1'. */
    refund: text().primaryKey(),
    order: text()
      .notNull()
      .references(() => orders.id),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Ids of the credit notes. Without `trouble`, empty means that nothing invoiced was refunded. */
    notes: text().array().notNull(),
    /** The reason why no note could be written automatically. The owner has to write it. */
    trouble: text(),
  },
  (table) => [index('refund_notes_trouble').on(table.refund).where(sql`trouble is not null`)],
)
