import { bigint, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { ChangedField, FieldValue } from 'shared-contracts/catalog/admin/catalogue-schema'

/** Wrapped in an object because the driver would read a string such as '2026' as a number. */
interface StoredValue {
  value: FieldValue
}

/**
 * Edits of the catalogue in the admin, one row per field. A trigger makes the table append-only. Once there is
 * a row, seeds do not change the catalogue. The newest id is the product's version.
 */
export const productChanges = pgTable(
  'product_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Groups everything changed by one save. */
    save: uuid().notNull(),
    productId: text('product_id').notNull(),
    variantId: text('variant_id'),
    field: text().$type<ChangedField>().notNull(),
    before: jsonb().$type<StoredValue>().notNull(),
    after: jsonb().$type<StoredValue>().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    staffId: text('staff_id').notNull(),
    /** The staff member's name at that time. */
    staffName: text('staff_name').notNull(),
    /** The save that this one undoes. */
    undoes: uuid(),
  },
  (table) => [
    index('product_changes_product').on(table.productId, table.id),
    index('product_changes_save').on(table.save),
    index('product_changes_undone').on(table.undoes),
  ],
)

/** Every price a pack has had, no matter who set it; written by a trigger. Proves what was charged before. */
export const variantPrices = pgTable(
  'variant_prices',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    productId: text('product_id').notNull(),
    variantId: text('variant_id').notNull(),
    /** In paise. */
    price: bigint({ mode: 'number' }).notNull(),
    since: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('variant_prices_product').on(table.productId, table.id)],
)
