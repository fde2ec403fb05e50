import { bigint, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { InvoiceCopy } from 'shared-contracts/invoicing/admin/invoices-schema'
import { time } from '../../../db/columns'
import { orders } from '../../orders/orders.tables'

/** A product's HSN code and rate, with the first day they apply. Append-only: earlier rates stay known. */
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

/** The shop's tax registration. The newest row applies; older ones are the history. */
export const taxRegistrations = pgTable('tax_registrations', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  legalName: text('legal_name').notNull(),
  address: text().notNull(),
  gstin: text().notNull(),
  signatory: text().notNull(),
  undertaking: text().notNull(),
  confirmedBy: text('confirmed_by').notNull(),
  copies: text().array().$type<InvoiceCopy[]>().notNull().default(['original']),
  who: text().notNull(),
  at: time('at').notNull(),
})

/** The owner's choices of a place of supply for orders with an ambiguous address. The newest row applies. */
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

/** The GSTIN and business name of an order's buyer, given after the purchase and before a tax invoice. */
export const buyerRegistrations = pgTable('buyer_registrations', {
  order: text()
    .primaryKey()
    .references(() => orders.id),
  gstin: text().notNull(),
  name: text().notNull(),
  who: text().notNull(),
  at: time('at').notNull(),
})
