import { ABROAD } from 'shared-contracts/invoicing/states'
import { add, type Paise, paise } from 'shared-contracts/values/money'
import type { Invoice, TaxTotals } from '../..'
import { type BookedInvoice, type BookedNote, counting, type MonthBooks } from './month-books'

/** Inter-State invoices above this are listed one by one, since 1 August 2024 (Notification 12/2024). */
const LARGE: Paise = paise(1_00_000_00)

/** The section of the GST return that an invoice belongs in. */
type Heading = 'registered' | 'small' | 'large' | 'export'

export function chooseHeading({
  place,
  kind,
  total,
  buyer,
}: Pick<Invoice, 'place' | 'kind' | 'total' | 'buyer'>): Heading {
  if (place === ABROAD) return 'export'
  if (buyer.gstin) return 'registered'
  return kind === 'integrated' && total > LARGE ? 'large' : 'small'
}

export function filterInvoices(books: MonthBooks, heading: Heading): BookedInvoice[] {
  return counting(books).filter((invoice) => chooseHeading(invoice) === heading)
}

/** Returns the credit notes whose invoices are in the section. */
export function filterNotes({ notes }: MonthBooks, heading: Heading): BookedNote[] {
  return notes.filter(({ about }) => chooseHeading(about) === heading)
}

/** Adds up totals by key, in order of first appearance. */
export function groupTotals<Row extends TaxTotals>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): Map<string, TaxTotals> {
  const sums = new Map<string, TaxTotals>()
  for (const row of rows) {
    const known = sums.get(keyOf(row))
    sums.set(keyOf(row), known ? plus(known, row) : plus(nothing, row))
  }
  return sums
}

/** Negates a credit note's totals so that they reduce sales. */
export function minus<Row extends TaxTotals>(row: Row): Row {
  const of = (sum: Paise) => paise(sum === 0 ? 0 : -sum)
  const { taxable, cgst, sgst, igst, total } = row
  return { ...row, taxable: of(taxable), cgst: of(cgst), sgst: of(sgst), igst: of(igst), total: of(total) }
}

const zero = paise(0)
const nothing: TaxTotals = { taxable: zero, cgst: zero, sgst: zero, igst: zero, total: zero }

function plus(one: TaxTotals, other: TaxTotals): TaxTotals {
  return {
    taxable: add(one.taxable, other.taxable),
    cgst: add(one.cgst, other.cgst),
    sgst: add(one.sgst, other.sgst),
    igst: add(one.igst, other.igst),
    total: add(one.total, other.total),
  }
}
