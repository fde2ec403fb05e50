import { bigint, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { time } from '../../../db/columns'
import { orders } from '../../orders/orders.tables'

/**
 * A product's HSN code and rate, with the first day on which they apply. Append-only, so that earlier rates stay known.
 */
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

/** The shop's tax registration. The newest row counts; older ones are its history. */
export const taxRegistrations = pgTable('tax_registrations', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  legalName: text('legal_name').notNull(),
  address: text().notNull(),
  gstin: text().notNull(),
  signatory: text().notNull(),
  undertaking: text().notNull(),
  /** The person who confirmed HSN codes, rates and sample invoices, and the time. */
  confirmedBy: text('confirmed_by').notNull(),
  who: text().notNull(),
  at: time('at').notNull(),
})

/** The owner's answers on where an order with a doubtful address is supplied. The newest row counts. */
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
