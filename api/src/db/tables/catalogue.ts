import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Category } from 'shared-contracts/domain/catalogue'

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
    /** A product taken out of the range is no longer shown nor sold. */
    isListed: boolean('is_listed').notNull().default(true),
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
  },
  (table) => [primaryKey({ columns: [table.productId, table.id] })],
)
