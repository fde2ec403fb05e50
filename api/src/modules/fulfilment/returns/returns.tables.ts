import { boolean, index, integer, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core'
import type { ReturnCondition, ReturnReason } from 'shared-contracts/fulfilment/returns'
import type { ShipmentState } from 'shared-contracts/fulfilment/shipments'
import { orders } from '../../orders/orders.tables'
import { shipments } from '../shipments/shipments.tables'

/** Items that came back, from the customer or from a courier who could not deliver them. Append-only. */
export const returns = pgTable(
  'returns',
  {
    id: text().primaryKey(),
    order: text()
      .notNull()
      .references(() => orders.id),
    /** 1 for an order's first return. */
    number: integer().notNull(),
    shipment: text()
      .notNull()
      .references(() => shipments.id),
    /** True if a courier brought it back undelivered. */
    isUndelivered: boolean('is_undelivered').notNull(),
    /** The staff's note; empty if there is none. */
    note: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    by: text().notNull(),
    /** The idempotency key of the call that recorded it. */
    repeatKey: text('repeat_key').notNull().unique(),
    /** The shipment's previous state, and the mail's Message-ID. Null for returns from before undos existed. */
    shipmentWas: text('shipment_was').$type<ShipmentState>(),
    mail: text(),
  },
  (table) => [
    unique('returns_number').on(table.order, table.number),
    index('returns_shipment').on(table.shipment),
  ],
)

/** The returns that were recorded by mistake. Append-only. */
export const returnUndos = pgTable('return_undos', {
  return: text()
    .primaryKey()
    .references(() => returns.id),
  at: timestamp({ withTimezone: true }).notNull(),
  by: text().notNull(),
})

export const returnLines = pgTable(
  'return_lines',
  {
    return: text()
      .notNull()
      .references(() => returns.id),
    line: integer().notNull(),
    quantity: integer().notNull(),
    condition: text().$type<ReturnCondition>().notNull(),
    /** True if it goes back on the shelf. */
    isForSale: boolean('is_for_sale').notNull(),
    reason: text().$type<ReturnReason>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.return, table.line] })],
)
