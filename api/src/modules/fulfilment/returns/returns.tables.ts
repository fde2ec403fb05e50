import { boolean, index, integer, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core'
import type { ReturnCondition, ReturnReason } from 'shared-contracts/fulfilment/returns'
import type { ShipmentState } from 'shared-contracts/fulfilment/shipments'
import { orders } from '../../orders/orders.tables'
import { shipments } from '../shipments/shipments.tables'

/** What came back of a shipment: from the customer, or from a courier who could not deliver it. Rows are only ever added. */
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
    /** Whether a courier brought it back undelivered. */
    isUndelivered: boolean('is_undelivered').notNull(),
    /** What the people of the shop write of it; empty for nothing. */
    note: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    by: text().notNull(),
    /** By which the call that recorded it marks its repeats. */
    repeatKey: text('repeat_key').notNull().unique(),
    /** The state of the shipment before; the Message-ID of the mail. None for a return of versions that undid none. */
    shipmentWas: text('shipment_was').$type<ShipmentState>(),
    mail: text(),
  },
  (table) => [
    unique('returns_number').on(table.order, table.number),
    index('returns_shipment').on(table.shipment),
  ],
)

/** Returns that were recorded by mistake. Rows are only ever added. */
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
    /** Whether it goes back on the shelf. */
    isForSale: boolean('is_for_sale').notNull(),
    reason: text().$type<ReturnReason>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.return, table.line] })],
)
