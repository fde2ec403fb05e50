import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { MovementKind } from 'shared-contracts/catalog/stock'
import type { Language } from 'shared-contracts/i18n/language'
import { time } from '../../../db/columns'
import { orders } from '../../orders/orders.tables'
import { variants } from '../catalog.tables'

/**
 * The stock of each counted variant. Every change of a variant's stock or reservations locks its row first; code
 * that locks several does so by product and variant. A trigger announces changes of what shoppers see.
 */
export const stockLevels = pgTable(
  'stock_levels',
  {
    productId: text('product_id').notNull(),
    variantId: text('variant_id').notNull(),
    onHand: integer('on_hand').notNull(),
    /** The sum of the variant's reservations. More than on hand after packs were lost. */
    reserved: integer().notNull().default(0),
    /** Alert the shop at or below this many available packs; null for no alert. */
    lowAt: integer('low_at'),
    /** True since the last alert, until there are more than `lowAt` again. */
    isLow: boolean('is_low').notNull().default(false),
    /** Incremented whenever the number on hand changes. */
    version: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.variantId] }),
    foreignKey({
      columns: [table.productId, table.variantId],
      foreignColumns: [variants.productId, variants.id],
    }).onDelete('cascade'),
    check('stock_levels_not_negative', sql`on_hand >= 0 and reserved >= 0`),
    index('stock_levels_low').on(table.productId).where(sql`low_at is not null`),
  ],
)

/** The packs of counted variants that an order holds or, once paid, still lacks. Without either, no row. */
export const stockReservations = pgTable(
  'stock_reservations',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    order: text()
      .notNull()
      .references(() => orders.id),
    productId: text('product_id').notNull(),
    variantId: text('variant_id').notNull(),
    /** Packs on the shelf that nobody else gets. */
    quantity: integer().notNull(),
    /** Packs that a paid order still lacks: an action item until they arrive or are refunded. */
    missing: integer().notNull().default(0),
    at: time('at').notNull(),
  },
  (table) => [
    unique('stock_reservations_once').on(table.order, table.productId, table.variantId),
    index('stock_reservations_variant').on(table.productId, table.variantId),
    index('stock_reservations_missing')
      .on(table.productId, table.variantId, table.id)
      .where(sql`missing > 0`),
    check('stock_reservations_not_negative', sql`quantity >= 0 and missing >= 0 and quantity + missing > 0`),
  ],
)

/** Every change of a number on hand, whose sum is that number. Append-only: a trigger refuses anything else. */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    productId: text('product_id').notNull(),
    variantId: text('variant_id').notNull(),
    kind: text().$type<MovementKind>().notNull(),
    quantity: integer().notNull(),
    /** The number on hand after it. */
    onHand: integer('on_hand').notNull(),
    /** The staff member's name at that time, or the shop. */
    by: text().notNull(),
    why: text().notNull().default(''),
    order: text(),
    shipment: text(),
    return: text(),
    batch: text(),
    /** The idempotency key of the adjustment or stock-take. */
    repeatKey: text('repeat_key'),
  },
  (table) => [
    index('stock_movements_variant').on(table.productId, table.variantId, table.id),
    index('stock_movements_shipment').on(table.shipment).where(sql`shipment is not null`),
    index('stock_movements_return').on(table.return).where(sql`return is not null`),
    unique('stock_movements_repeat').on(table.repeatKey, table.productId, table.variantId),
  ],
)

/** Requests for one mail when a sold-out variant is back. Deleted when it is sent. */
export const backInStockRequests = pgTable(
  'back_in_stock_requests',
  {
    /** Normalised with `normaliseEmail`. */
    email: text().notNull(),
    productId: text('product_id').notNull(),
    variantId: text('variant_id').notNull(),
    language: text().$type<Language>().notNull(),
    askedAt: time('asked_at').notNull(),
    /** When the address's owner opened the mailed link, or asked while signed in. */
    confirmedAt: time('confirmed_at'),
    /** SHA-256 of the newest confirmation link's token, and its expiry. */
    confirmHash: text('confirm_hash').unique(),
    confirmBy: time('confirm_by'),
    /** Used in every mail's link to stop: it can only delete the request. */
    stopToken: uuid('stop_token').notNull().unique().defaultRandom(),
  },
  (table) => [
    primaryKey({ columns: [table.email, table.productId, table.variantId] }),
    index('back_in_stock_requests_variant').on(table.productId, table.variantId),
    index('back_in_stock_requests_unconfirmed').on(table.confirmBy).where(sql`confirmed_at is null`),
  ],
)
