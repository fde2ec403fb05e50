import type { Cell } from '../../../../documents/csv'
import type { TaxTotals } from '../..'

/** The headings of a register's amounts. */
export const TAX_COLUMNS = ['Taxable value', 'CGST', 'SGST', 'IGST', 'Total']

/** Returns the amounts under these headings. */
export const toTaxCells = ({ taxable, cgst, sgst, igst, total }: TaxTotals): Cell[] =>
  [taxable, cgst, sgst, igst, total].map((sum) => ({ sum }))
