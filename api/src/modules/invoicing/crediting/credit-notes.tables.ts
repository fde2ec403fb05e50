import { boolean, date, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { time } from '../../../db/columns'
import { invoices } from '../invoices.tables'
import { buildTotalCheck, totalColumns } from '../tax/tax-columns'

/** Credit notes, each for one invoice. Never changed or deleted. */
export const creditNotes = pgTable(
  'credit_notes',
  {
    id: text().primaryKey(),
    number: text().notNull().unique(),
    year: integer().notNull(),
    serial: integer().notNull(),
    isTaxInvoice: boolean('is_tax_invoice').notNull(),
    invoice: text()
      .notNull()
      .references(() => invoices.id),
    issuedAt: time('issued_at').notNull(),
    issuedOn: date('issued_on').notNull(),
    who: text().notNull(),
    why: text().notNull(),
    /** The idempotency key. */
    key: text().notNull().unique(),
    ...totalColumns(),
  },
  (table) => [
    unique('credit_notes_serial').on(table.isTaxInvoice, table.year, table.serial),
    index('credit_notes_invoice').on(table.invoice),
    index('credit_notes_day').on(table.issuedOn),
    buildTotalCheck('credit_notes_add_up'),
  ],
)

export const creditNoteLines = pgTable(
  'credit_note_lines',
  {
    note: text()
      .notNull()
      .references(() => creditNotes.id),
    line: integer().notNull(),
    /** Items returned; 0 if only money was credited. */
    quantity: integer().notNull(),
    ...totalColumns(),
  },
  (table) => [primaryKey({ columns: [table.note, table.line] }), buildTotalCheck('credit_note_lines_add_up')],
)
