import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import type { OrderAddress, OrderStatus } from 'shared-contracts/domain/orders'

/** Amounts are whole paise. */
const paise = (name: string) => bigint(name, { mode: 'number' }).notNull()

export const orders = pgTable(
  'orders',
  {
    id: text().primaryKey(),
    position: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    customerId: text('customer_id').notNull(),
    /** The id the browser made: unique among one customer's orders only. */
    orderId: text('order_id').notNull(),
    contentHash: text('content_hash').notNull(),
    status: text().$type<OrderStatus>().notNull(),
    paymentMethod: text('payment_method').notNull(),
    paymentId: text('payment_id'),
    subtotal: paise('subtotal'),
    shipping: paise('shipping'),
    tax: paise('tax'),
    total: paise('total'),
    shippingAddress: jsonb('shipping_address').$type<OrderAddress>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('orders_customer_order').on(table.customerId, table.orderId),
    index('orders_newest').on(table.customerId, table.position.desc()),
    index('orders_same_content').on(table.customerId, table.contentHash),
  ],
)

export const orderLines = pgTable(
  'order_lines',
  {
    order: text()
      .notNull()
      .references(() => orders.id),
    line: integer().notNull(),
    productId: text('product_id').notNull(),
    variantId: text('variant_id').notNull(),
    name: text().notNull(),
    variant: text().notNull(),
    price: paise('price'),
    quantity: integer().notNull(),
    image: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.order, table.line] })],
)

/** Who changed an order, how, when and why. Rows are only ever added: a trigger refuses anything else. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    order: text()
      .notNull()
      .references(() => orders.id),
    at: timestamp({ withTimezone: true }).notNull(),
    who: text().notNull(),
    what: text().notNull(),
    why: text().notNull(),
    paymentId: text('payment_id'),
  },
  (table) => [index('order_events_order').on(table.order, table.id)],
)
