import { bigint, boolean, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { PrintedDocument } from 'shared-contracts/fulfilment/admin/document-sizes'
import type { ShipmentState } from 'shared-contracts/fulfilment/shipments'
import { time } from '../../../db/columns'
import { orders } from '../../orders/orders.tables'

/** The owner's list of couriers. */
export const couriers = pgTable('couriers', {
  id: text().primaryKey(),
  name: text().notNull(),
  /** The courier's tracking page, with `{awb}` for the number. Empty if there is none. */
  trackingAddress: text('tracking_address').notNull(),
  isOffered: boolean('is_offered').notNull().default(true),
  position: integer().notNull(),
  version: integer().notNull().default(1),
  changedAt: time('changed_at').notNull().defaultNow(),
  changedBy: text('changed_by').notNull().default('the shop'),
})

/** An order's shipments: none until somebody packs it, then one or more. */
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
    /** The packer's staff id, and their name at that time. */
    packer: text().notNull(),
    packerName: text('packer_name').notNull(),
    /** The Message-ID of the shipping mail, so that it can be withdrawn. */
    mail: uuid(),
    /** The idempotency key of the call that shipped it. */
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

/** Internal notes that staff write about an order. */
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
    /** True for a customer's request, which is printed on the slip and label. */
    isPrinted: boolean('is_printed').notNull().default(false),
  },
  (table) => [index('order_notes_order').on(table.order, table.id)],
)

/** The documents printed for an order, and when each was last printed. */
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
