import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { paise as paiseOf } from 'shared-contracts/values/money'
import { paise, time } from '../../db/columns'
import { orders } from '../orders/orders.tables'
import type { TaxKind } from './tax/split-tax'
import { buildTotalCheck, totalColumns } from './tax/tax-columns'

/** The seller as printed on an invoice. */
export interface PrintedSeller {
  legalName: string
  address: string
  gstin: string
  foodLicence: string
  signatory: string
  /** The letter of undertaking for exports; empty if there is none. */
  undertaking: string
}

/** The buyer and the destination, without email and phone because invoices are kept for years. */
export interface PrintedBuyer {
  name: string
  address: string
  /** The GSTIN and business name of a buyer who is registered for tax. */
  gstin?: string
  business?: string
}

/** The last serial of each series. Drawing a serial locks the row until commit, so a rollback leaves no gap. */
export const invoiceSeries = pgTable('invoice_series', {
  /** The kind and financial year, such as 'invoice/2026'. */
  series: text().primaryKey(),
  last: integer().notNull(),
})

/** Tax invoices and sample invoices. A trigger prevents changing or deleting a row. */
export const invoices = pgTable(
  'invoices',
  {
    id: text().primaryKey(),
    number: text().notNull().unique(),
    /** The year in which the financial year began. */
    year: integer().notNull(),
    serial: integer().notNull(),
    /** False for a sample invoice, which is not a tax document. */
    isTaxInvoice: boolean('is_tax_invoice').notNull(),
    /** The reasons why a sample invoice is not a tax invoice. */
    missing: text().array().notNull(),
    order: text()
      .notNull()
      .references(() => orders.id),
    /** The customer-facing order number. */
    orderId: text('order_id').notNull(),
    shipment: text().notNull(),
    /** Starts at 1 and increases if the invoice is cancelled and written again. */
    edition: integer().notNull(),
    issuedAt: time('issued_at').notNull(),
    /** The date in India. */
    issuedOn: date('issued_on').notNull(),
    seller: jsonb().$type<PrintedSeller>().notNull(),
    buyer: jsonb().$type<PrintedBuyer>().notNull(),
    /** The State's code, or 96 for abroad; empty on a sample invoice without a State. */
    place: text().notNull(),
    kind: text().$type<TaxKind>().notNull(),
    /** The amount paid for the order beyond its total; negative if less. 0 on all but its first invoice. */
    difference: paise('difference').default(paiseOf(0)),
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

/** An invoice's goods and their shares of the shipping charge, with HSN code and rate at that time. */
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
    /** Deducted from the total, taxes included (CGST Act s.15(3)(a)). */
    discount: paise('discount').default(paiseOf(0)),
    ...totalColumns(),
  },
  (table) => [primaryKey({ columns: [table.invoice, table.line] }), buildTotalCheck('invoice_lines_add_up')],
)

/** Cancellations of wrong invoices, which themselves stay unchanged. */
export const invoiceCancellations = pgTable('invoice_cancellations', {
  invoice: text()
    .primaryKey()
    .references(() => invoices.id),
  at: time('at').notNull(),
  who: text().notNull(),
  why: text().notNull(),
})
