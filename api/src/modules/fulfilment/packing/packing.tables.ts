import { customType, date, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { time } from '../../../db/columns'
import { shipments } from '../shipments/shipments.tables'

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/** Packs of one variant that were made and packed together. */
export const batches = pgTable(
  'batches',
  {
    id: text().primaryKey(),
    productId: text('product_id').notNull(),
    variantId: text('variant_id').notNull(),
    /** The number printed on the pack, in capitals. */
    number: text().notNull(),
    bestBefore: date('best_before').notNull(),
    madeOn: date('made_on'),
    addedAt: time('added_at').notNull(),
    addedBy: text('added_by').notNull(),
  },
  (table) => [
    unique('batches_once').on(table.productId, table.variantId, table.number),
    index('batches_number').on(table.number),
  ],
)

/** Notes taken while packing a shipment. */
export const packingRecords = pgTable('packing_records', {
  shipment: text()
    .primaryKey()
    .references(() => shipments.id),
  /** The weight of the closed package, in grams. */
  weight: integer(),
  version: integer().notNull().default(1),
  changedAt: time('changed_at').notNull(),
  changedBy: text('changed_by').notNull(),
})

/** The batches that a shipment's items came from. */
export const packedBatches = pgTable(
  'packed_batches',
  {
    shipment: text()
      .notNull()
      .references(() => shipments.id),
    line: integer().notNull(),
    batch: text()
      .notNull()
      .references(() => batches.id),
    quantity: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shipment, table.line, table.batch] }),
    // "Which orders got batch X" must be answered fast in a recall.
    index('packed_batches_batch').on(table.batch),
  ],
)

/** Photos of closed packages, in their own table because they are large. */
export const packagePhotos = pgTable(
  'package_photos',
  {
    shipment: text()
      .primaryKey()
      .references(() => shipments.id),
    /** An upright JPEG without location and time metadata. */
    file: bytes().notNull(),
    takenAt: time('taken_at').notNull(),
    takenBy: text('taken_by').notNull(),
  },
  (table) => [index('package_photos_taken').on(table.takenAt)],
)
