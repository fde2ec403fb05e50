import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { orders } from '../../orders/orders.tables'

/** Orders of the check customer whose check went well to its end (`npm run check-shop`). */
export const syntheticPurchases = pgTable(
  'synthetic_purchases',
  {
    order: text()
      .primaryKey()
      .references(() => orders.id),
    doneAt: timestamp('done_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('synthetic_purchases_done').on(table.doneAt)],
)
