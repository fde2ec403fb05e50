import { stringify } from 'csv-stringify/sync'
import { formatAmount, type Paise } from 'shared-contracts/values/money'

/** A cell: a text, a number of pieces, a sum, or a code whose leading zeros count. */
export type Cell = string | number | { sum: Paise } | { code: string }

export interface Sheet {
  columns: readonly string[]
  rows: readonly (readonly Cell[])[]
}

/** At the beginning of a text they would be a formula (OWASP ASVS 5.0, 1.2.10). */
const FORMULA = /^[=+\-@\t\r]/

/** Who reads a file: a person in a spreadsheet, or the portal's own tool, which wants codes as they are. */
export type Reader = 'person' | 'portal'

/** A sheet as CSV, in UTF-8 with the mark by which spreadsheets know it. */
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
  // Spreadsheets make 910 of 0910, unless it is a formula of our own.
  return reader === 'person' && /^\d+$/.test(cell.code) ? `="${cell.code}"` : cell.code
}
