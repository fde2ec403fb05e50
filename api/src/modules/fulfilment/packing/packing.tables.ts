import { customType, date, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { time } from '../../../db/columns'
import { shipments } from '../shipments/shipments.tables'

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/** What was made and packed together, of one pack of a product. */
export const batches = pgTable(
  'batches',
  {
    id: text().primaryKey(),
    productId: text('product_id').notNull(),
    variantId: text('variant_id').notNull(),
    /** As it stands on the pack, in capital letters. */
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

/** What was noted of a shipment while it was packed. */
export const packingRecords = pgTable('packing_records', {
  shipment: text()
    .primaryKey()
    .references(() => shipments.id),
  /** In grams, closed. */
  weight: integer(),
  version: integer().notNull().default(1),
  changedAt: time('changed_at').notNull(),
  changedBy: text('changed_by').notNull(),
})

/** From which batches the pieces of a shipment are. */
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
    // "Which orders got batch X" is asked in a hurry.
    index('packed_batches_batch').on(table.batch),
  ],
)

/** Photos of shipments as they were closed: apart from what lists and pages read, as they are large. */
export const packagePhotos = pgTable(
  'package_photos',
  {
    shipment: text()
      .primaryKey()
      .references(() => shipments.id),
    /** A JPEG, upright and without anything that a camera wrote about place and time. */
    file: bytes().notNull(),
    takenAt: time('taken_at').notNull(),
    takenBy: text('taken_by').notNull(),
  },
  (table) => [index('package_photos_taken').on(table.takenAt)],
)
