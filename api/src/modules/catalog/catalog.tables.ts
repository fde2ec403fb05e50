import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Category } from 'shared-contracts/catalog/product'
import type { NetQuantity } from 'shared-contracts/catalog/product-facts-schema'

export const products = pgTable(
  'products',
  {
    id: text().primaryKey(),
    position: integer().notNull(),
    name: text().notNull(),
    hindiName: text('hindi_name').notNull(),
    synonyms: text().array().notNull().default(sql`'{}'`),
    description: text().notNull(),
    category: text().$type<Category>().notNull(),
    images: text().array().notNull().default(sql`'{}'`),
    /** Alt texts of `images`, in the same order; '' if missing. */
    imageTexts: text('image_texts').array().notNull().default(sql`'{}'`),
    /** Unlisted products are neither shown nor sold. */
    isListed: boolean('is_listed').notNull().default(true),
    /** The country of origin. In this and the other label facts, null means unknown. */
    origin: text(),
    /** Name and address of the maker and packer; null for the shop itself. */
    maker: text(),
    /** Months from packing. */
    bestBeforeMonths: integer('best_before_months'),
    ingredients: text().array(),
    /** Empty if the product has none. */
    allergens: text().array(),
  },
  (table) => [
    index('products_listed').on(table.position, table.id).where(sql`is_listed`),
    index('products_listed_in_category').on(table.category, table.position, table.id).where(sql`is_listed`),
  ],
)

export const variants = pgTable(
  'variants',
  {
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    position: integer().notNull(),
    label: text().notNull(),
    /** In paise. */
    price: bigint({ mode: 'number' }).notNull(),
    /** The maximum retail price including taxes, in paise; null if it equals the price. */
    mrp: bigint({ mode: 'number' }),
    /** The pack's net contents in `netUnit`; null if unknown. */
    netAmount: integer('net_amount'),
    netUnit: text('net_unit').$type<NetQuantity['unit']>(),
    /** Still shown, but not sold. */
    isSoldOut: boolean('is_sold_out').notNull().default(false),
    /** An EAN or an internal number, as scanned; null if unknown. */
    barcode: text(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.id] })],
)
