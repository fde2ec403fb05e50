import { stringify } from 'csv-stringify/sync'
import { formatAmount, type Paise } from 'shared-contracts/values/money'

/** A cell: text, a number, an amount, or a code whose leading zeros matter. */
export type Cell = string | number | { sum: Paise } | { code: string }

export interface Sheet {
  columns: readonly string[]
  rows: readonly (readonly Cell[])[]
}

/** A first character that makes spreadsheets read a cell as a formula (OWASP ASVS 5.0, 1.2.10). */
const FORMULA = /^[=+\-@\t\r]/

/** The reader of the file: a person using a spreadsheet, or the GST portal's tool, which needs bare codes. */
export type Reader = 'person' | 'portal'

/** Writes a sheet as CSV, in UTF-8 with a BOM so that spreadsheets recognise the encoding. */
export function writeCsv({ columns, rows }: Sheet, reader: Reader): string {
  return stringify([[...columns], ...rows.map((row) => row.map((cell) => write(cell, reader)))], {
    bom: true,
    record_delimiter: 'windows',
  })
}

function write(cell: Cell, reader: Reader): string {
  if (typeof cell === 'number') return String(cell)
  if (typeof cell === 'string') return FORMULA.test(cell) ? `'${cell}` : cell
  if ('sum' in cell) return formatAmount(cell.sum)
  // Write a code as a formula, because spreadsheets would turn 0910 into 910.
  return reader === 'person' && /^\d+$/.test(cell.code) ? `="${cell.code}"` : cell.code
}
