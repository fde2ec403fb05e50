import { bigint, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { ChangedField, FieldValue } from 'shared-contracts/catalog/admin/catalogue-schema'

/** In an object, since the driver would read a text such as '2026' as a number. */
interface StoredValue {
  value: FieldValue
}

/**
 * What the admin has changed of the catalogue, a field a row. Rows are only ever added: a trigger refuses anything else.
 * From the first row on the catalogue is the admin's, and no seed changes it. The newest id is a product's version.
 */
export const productChanges = pgTable(
  'product_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** All that was changed by one press. */
    save: uuid().notNull(),
    productId: text('product_id').notNull(),
    variantId: text('variant_id'),
    field: text().$type<ChangedField>().notNull(),
    before: jsonb().$type<StoredValue>().notNull(),
    after: jsonb().$type<StoredValue>().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    staffId: text('staff_id').notNull(),
    /** As it was then. */
    staffName: text('staff_name').notNull(),
    /** The save that it takes back. */
    undoes: uuid(),
  },
  (table) => [
    index('product_changes_product').on(table.productId, table.id),
    index('product_changes_save').on(table.save),
    index('product_changes_undone').on(table.undoes),
  ],
)

/** Every price that a pack had, whoever set it: a trigger keeps it. It proves what was charged before. */
export const variantPrices = pgTable(
  'variant_prices',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    productId: text('product_id').notNull(),
    variantId: text('variant_id').notNull(),
    /** Whole paise. */
    price: bigint({ mode: 'number' }).notNull(),
    since: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('variant_prices_product').on(table.productId, table.id)],
)
