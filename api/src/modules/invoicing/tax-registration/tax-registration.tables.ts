import { bigint, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { time } from '../../../db/columns'
import { orders } from '../../orders/orders.tables'

/** HSN code and rate of a product from a day on. Only ever added: an older day's rate stays known. */
export const productTaxes = pgTable(
  'product_taxes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    productId: text('product_id').notNull(),
    validFrom: date('valid_from').notNull(),
    hsn: text().notNull(),
    rate: integer().notNull(),
    who: text().notNull(),
    at: time('at').notNull(),
  },
  (table) => [index('product_taxes_product').on(table.productId, table.validFrom.desc(), table.id.desc())],
)

/** Who the shop is in the eyes of the law: the newest row counts. Older ones tell what was said before. */
export const taxRegistrations = pgTable('tax_registrations', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  legalName: text('legal_name').notNull(),
  address: text().notNull(),
  gstin: text().notNull(),
  signatory: text().notNull(),
  undertaking: text().notNull(),
  /** Who has confirmed HSN codes, rates and sample invoices, and when. */
  confirmedBy: text('confirmed_by').notNull(),
  who: text().notNull(),
  at: time('at').notNull(),
})

/** Where an order is supplied, as the owner has answered it: its address left a doubt. The newest row counts. */
export const placesOfSupply = pgTable(
  'places_of_supply',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    order: text()
      .notNull()
      .references(() => orders.id),
    place: text().notNull(),
    who: text().notNull(),
    at: time('at').notNull(),
  },
  (table) => [index('places_of_supply_order').on(table.order, table.id.desc())],
)
