import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Category } from 'shared-contracts/catalog/product'
import type { NetQuantity } from 'shared-contracts/catalog/product-facts-schema'

export const products = pgTable(
  'products',
  {
    id: text().primaryKey(),
    /** Place in the listings. */
    position: integer().notNull(),
    name: text().notNull(),
    hindiName: text('hindi_name').notNull(),
    synonyms: text().array().notNull().default(sql`'{}'`),
    description: text().notNull(),
    category: text().$type<Category>().notNull(),
    images: text().array().notNull().default(sql`'{}'`),
    /** What each picture shows, in the order of `images`; '' where nobody has said it. */
    imageTexts: text('image_texts').array().notNull().default(sql`'{}'`),
    /** A product taken out of the range is no longer shown nor sold. */
    isListed: boolean('is_listed').notNull().default(true),
    /** Country of origin. What is null on the label nobody has said. */
    origin: text(),
    /** Name and address of who makes and packs it; null for the shop itself. */
    maker: text(),
    /** Months from packing. */
    bestBeforeMonths: integer('best_before_months'),
    ingredients: text().array(),
    /** Empty where the ingredients have none. */
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
    /** Whole paise. */
    price: bigint({ mode: 'number' }).notNull(),
    /** Maximum retail price with all taxes, in whole paise; null where it is the price. */
    mrp: bigint({ mode: 'number' }),
    /** What the pack holds, in its unit; null where nobody has said it. */
    netAmount: integer('net_amount'),
    netUnit: text('net_unit').$type<NetQuantity['unit']>(),
    /** Shown, and not sold. */
    isSoldOut: boolean('is_sold_out').notNull().default(false),
    /** Its EAN, or a number of the shop's own, as it is scanned; null where nobody has said it. */
    barcode: text(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.id] })],
)
