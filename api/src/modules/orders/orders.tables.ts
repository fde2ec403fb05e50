import { sql } from 'drizzle-orm'
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
import type { FulfilmentState } from 'shared-contracts/fulfilment/shipments'
import type { Language } from 'shared-contracts/i18n/language'
import type { OrderAddress } from 'shared-contracts/orders/order'
import type { OrderStatus } from 'shared-contracts/orders/order-status'
import { paise as paiseOf } from 'shared-contracts/values/money'
import { paise, time } from '../../db/columns'

export const orders = pgTable(
  'orders',
  {
    /** The shop's own id, unique across all customers. */
    id: text().primaryKey(),
    /** The order's place in the sequence of all orders. Backdated demo orders get an earlier one. */
    position: bigint({ mode: 'number' }).generatedByDefaultAsIdentity(),
    customerId: text('customer_id').notNull(),
    /** Chosen by the browser: unique only among one customer's orders. */
    orderId: text('order_id').notNull(),
    contentHash: text('content_hash').notNull(),
    status: text().$type<OrderStatus>().notNull(),
    paymentMethod: text('payment_method').notNull(),
    paymentId: text('payment_id'),
    subtotal: paise('subtotal'),
    shipping: paise('shipping'),
    tax: paise('tax'),
    total: paise('total'),
    /** Deducted from the total; the lines' discounts and that of the shipping charge add up to it. */
    discount: paise('discount').default(paiseOf(0)),
    shippingDiscount: paise('shipping_discount').default(paiseOf(0)),
    /** The code that gave the discount, or the name of the automatic offer. */
    discountCode: text('discount_code'),
    discountName: text('discount_name'),
    shippingAddress: jsonb('shipping_address').$type<OrderAddress>().notNull(),
    createdAt: time('created_at').notNull(),
    /** The language of the page on which it was placed, used for its mails and the return from payment. */
    language: text().$type<Language>().notNull().default('en'),
    /** The combined state of its shipments, updated with them so that orders can be listed by it. */
    fulfilmentState: text('fulfilment_state').$type<FulfilmentState>().notNull().default('none'),
    /** Incremented whenever the shop changes the address. */
    addressVersion: integer('address_version').notNull().default(1),
    /** The trace step (W3C Trace Context) that placed the order. Its payment continues the trace. */
    traceparent: text(),
    /** When its customer cancelled it before paying. Its status stays, but it can't be paid any more. */
    cancelledAt: time('cancelled_at'),
  },
  (table) => [
    unique('orders_customer_order').on(table.customerId, table.orderId),
    index('orders_newest').on(table.customerId, table.position.desc()),
    index('orders_same_content').on(table.customerId, table.contentHash),
    index('orders_placed').on(table.createdAt),
    index('orders_by_fulfilment_state').on(table.status, table.fulfilmentState, table.position),
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
    /** The whole line's discount: the same whole number of paise for each pack. */
    discount: paise('discount').default(paiseOf(0)),
  },
  (table) => [primaryKey({ columns: [table.order, table.line] })],
)

/** The unpaid orders that hold something, such as stock, and until when. A row is deleted with its hold. */
export const orderHolds = pgTable(
  'order_holds',
  {
    order: text()
      .primaryKey()
      .references(() => orders.id),
    until: time('until').notNull(),
  },
  (table) => [index('order_holds_until').on(table.until)],
)

const journalKinds = [
  'placed',
  'paid',
  'lost-hold',
  'failed',
  'reopened',
  'cancelled',
  'held',
  'refund-begun',
  'refund-done',
  'refund-failed',
  'refunded',
  'dispute-open',
  'dispute-won',
  'dispute-lost',
  'looked-at',
] as const
export type JournalKind = (typeof journalKinds)[number]

/** The reason why a payment was held instead of paying for its order. */
export type HeldCause = 'amount' | 'currency' | 'again' | 'same-cart' | 'cancelled'

/** One row for each change to an order: by whom, how and when. Append-only: a trigger refuses anything else. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    order: text()
      .notNull()
      .references(() => orders.id),
    at: timestamp({ withTimezone: true }).notNull(),
    who: text().notNull(),
    kind: text().$type<JournalKind>().notNull(),
    /** The gateway's id of the payment concerned, if any. */
    paymentId: text('payment_id'),
    /** Our id of the refund concerned. */
    refund: text(),
    /** The amount of the payment, refund or dispute concerned, in paise. */
    amount: bigint({ mode: 'number' }),
    cause: text().$type<HeldCause>(),
    /** The other order through which the same cart was paid. */
    otherOrder: text('other_order'),
    /** The words of the gateway or the owner. For display only; no code depends on them. */
    note: text().notNull().default(''),
  },
  (table) => [
    index('order_events_order').on(table.order, table.id),
    index('order_events_paid').on(table.at).where(sql`kind = 'paid'`),
  ],
)
