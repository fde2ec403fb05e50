import { bigint, boolean, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { PrintedDocument } from 'shared-contracts/fulfilment/admin/document-sizes'
import type { ShipmentState } from 'shared-contracts/fulfilment/shipments'
import { time } from '../../../db/columns'
import { orders } from '../../orders/orders.tables'

/** Who carries shipments. The owner changes them. */
export const couriers = pgTable('couriers', {
  id: text().primaryKey(),
  name: text().notNull(),
  /** Where a customer follows a shipment; `{awb}` stands for its number. Empty: nowhere. */
  trackingAddress: text('tracking_address').notNull(),
  isOffered: boolean('is_offered').notNull().default(true),
  position: integer().notNull(),
  version: integer().notNull().default(1),
  changedAt: time('changed_at').notNull().defaultNow(),
  changedBy: text('changed_by').notNull().default('the shop'),
})

/** Shipments. An order has none until somebody packs it, then one or several. */
export const shipments = pgTable(
  'shipments',
  {
    id: text().primaryKey(),
    order: text()
      .notNull()
      .references(() => orders.id),
    /** 1 for an order's first shipment. */
    number: integer().notNull(),
    state: text().$type<ShipmentState>().notNull(),
    courier: text().references(() => couriers.id),
    /** The courier's tracking number, without spaces. */
    awb: text(),
    /** Who packs it: an id of the admin's people, and the name at that time. */
    packer: text().notNull(),
    packerName: text('packer_name').notNull(),
    /** The Message-ID of the mail that tells the customer of it, so that it can be stopped. */
    mail: uuid(),
    /** By which the call that shipped it marks its repeats. */
    repeatKey: text('repeat_key').unique(),
    createdAt: time('created_at').notNull(),
    packedAt: time('packed_at'),
    shippedAt: time('shipped_at'),
    deliveredAt: time('delivered_at'),
    version: integer().notNull().default(1),
    changedAt: time('changed_at').notNull(),
    changedBy: text('changed_by').notNull(),
  },
  (table) => [
    unique('shipments_number').on(table.order, table.number),
    index('shipments_awb').on(table.awb),
    index('shipments_left').on(table.shippedAt),
  ],
)

export const shipmentLines = pgTable(
  'shipment_lines',
  {
    shipment: text()
      .notNull()
      .references(() => shipments.id),
    line: integer().notNull(),
    quantity: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.shipment, table.line] })],
)

/** What the shop's people write to each other about an order. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    order: text()
      .notNull()
      .references(() => orders.id),
    at: time('at').notNull(),
    by: text().notNull(),
    text: text().notNull(),
  },
  (table) => [index('order_notes_order').on(table.order, table.id)],
)

/** What was printed of an order, and when last. Printing changes nothing else. */
export const orderPrints = pgTable(
  'order_prints',
  {
    order: text()
      .notNull()
      .references(() => orders.id),
    kind: text().$type<PrintedDocument>().notNull(),
    at: time('at').notNull(),
    by: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.order, table.kind] })],
)
