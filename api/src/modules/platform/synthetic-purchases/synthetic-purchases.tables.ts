import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { time } from '../../../db/columns'
import { orders } from '../../orders/orders.tables'

/** The check customer's orders whose check succeeded (`npm run check-shop`). */
export const syntheticPurchases = pgTable(
  'synthetic_purchases',
  {
    order: text()
      .primaryKey()
      .references(() => orders.id),
    doneAt: time('done_at').notNull(),
  },
  (table) => [index('synthetic_purchases_done').on(table.doneAt)],
)
