import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { time } from '../../db/columns'
import { orders } from '../orders/orders.tables'
import type { TaxKind } from './tax/split-tax'
import { buildTotalCheck, totalColumns } from './tax/tax-columns'

/** Who sells, as an invoice says it. */
export interface PrintedSeller {
  legalName: string
  address: string
  gstin: string
  foodLicence: string
  signatory: string
  /** The letter of undertaking for exports; empty without one. */
  undertaking: string
}

/** Who buys, and where the goods go. Neither e-mail nor phone: an invoice is kept for years. */
export interface PrintedBuyer {
  name: string
  address: string
}

/** The newest serial of each series. Who draws one holds the row until the transaction ends: a rollback leaves no gap. */
export const invoiceSeries = pgTable('invoice_series', {
  /** 'invoice/2026'. */
  series: text().primaryKey(),
  last: integer().notNull(),
})

/** Tax invoices. A row is never changed nor deleted: a trigger refuses it. */
export const invoices = pgTable(
  'invoices',
  {
    id: text().primaryKey(),
    number: text().notNull().unique(),
    /** The year in which the financial year began. */
    year: integer().notNull(),
    serial: integer().notNull(),
    /** False for a specimen, which is no tax document. */
    isTaxInvoice: boolean('is_tax_invoice').notNull(),
    /** What a specimen lacks to be an invoice. */
    missing: text().array().notNull(),
    order: text()
      .notNull()
      .references(() => orders.id),
    /** The number that the customer knows. */
    orderId: text('order_id').notNull(),
    shipment: text().notNull(),
    /** From 1; another one where the invoice before was cancelled and written anew. */
    edition: integer().notNull(),
    issuedAt: time('issued_at').notNull(),
    /** The day in India. */
    issuedOn: date('issued_on').notNull(),
    seller: jsonb().$type<PrintedSeller>().notNull(),
    buyer: jsonb().$type<PrintedBuyer>().notNull(),
    /** Code of the State, 96 for abroad; empty on a specimen without one. */
    place: text().notNull(),
    kind: text().$type<TaxKind>().notNull(),
    ...totalColumns(),
  },
  (table) => [
    unique('invoices_edition').on(table.shipment, table.edition),
    unique('invoices_serial').on(table.isTaxInvoice, table.year, table.serial),
    index('invoices_order').on(table.order),
    index('invoices_day').on(table.issuedOn),
    buildTotalCheck('invoices_add_up'),
  ],
)

/** What an invoice is about: goods, and their share of the shipping charge. HSN and rate are those of the day. */
export const invoiceLines = pgTable(
  'invoice_lines',
  {
    invoice: text()
      .notNull()
      .references(() => invoices.id),
    line: integer().notNull(),
    isShipping: boolean('is_shipping').notNull(),
    productId: text('product_id'),
    variantId: text('variant_id'),
    description: text().notNull(),
    hsn: text().notNull(),
    /** In hundredths of a per cent. */
    rate: integer().notNull(),
    quantity: integer().notNull(),
    ...totalColumns(),
  },
  (table) => [primaryKey({ columns: [table.invoice, table.line] }), buildTotalCheck('invoice_lines_add_up')],
)

/** A wrong invoice stays, and is marked here. */
export const invoiceCancellations = pgTable('invoice_cancellations', {
  invoice: text()
    .primaryKey()
    .references(() => invoices.id),
  at: time('at').notNull(),
  who: text().notNull(),
  why: text().notNull(),
})
