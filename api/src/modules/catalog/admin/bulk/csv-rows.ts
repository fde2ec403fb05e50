import { CsvError, parse } from 'csv-parse/sync'
import type { Fault } from 'shared-contracts/catalog/admin/bulk-schema'

/** Enough for a large catalogue. A file of the maximum size could have about 60,000 nearly empty rows. */
const MOST_ROWS = 15_000

/** Trimmed cells by the names of their columns. */
export type Cells = Readonly<Record<string, string>>

/** A file's columns, in lower case, and its rows with the numbers that a spreadsheet shows. */
export interface CsvRows {
  names: string[]
  rows: { cells: Cells; row: number }[]
}

interface Line {
  record: string[]
  info: { records: number; empty_lines: number }
}

/** @returns the fault of a file that can't be read */
export function readRows(csv: string): CsvRows | Fault {
  let lines: Line[]
  try {
    lines = parse(csv, {
      bom: true,
      delimiter: detectSeparator(csv),
      skip_empty_lines: true,
      to: MOST_ROWS + 2,
      info: true,
    }) as unknown as Line[]
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return {
      row: Number(error.lines ?? 1),
      column: '',
      message: 'This row can’t be read as CSV. Check its quotes and separators.',
    }
  }
  const [headings, ...rows] = lines
  if (rows.length > MOST_ROWS)
    return {
      row: MOST_ROWS + 2,
      column: '',
      message: `The file has more than ${MOST_ROWS} rows. Split it into smaller files.`,
    }
  const names = (headings?.record ?? []).map((name) => name.trim().toLowerCase())
  return {
    names,
    rows: rows.map(({ record, info }) => ({
      cells: Object.fromEntries(names.map((name, at) => [name, (record[at] ?? '').trim()])),
      row: rowIn(info),
    })),
  }
}

/** Lists columns that are unknown or appear twice. */
export function faultsOfColumns(names: readonly string[], known: readonly string[]): Fault[] {
  return names.flatMap((name, at) => {
    if (!known.includes(name)) return [{ row: 1, column: name, message: 'Unknown column. Check its name.' }]
    return names.indexOf(name) < at
      ? [{ row: 1, column: name, message: 'This column appears twice. Delete one.' }]
      : []
  })
}

/** Removes the apostrophe that marks a formula as text. */
export function plain(cell: string): string {
  return cell.replace(/^'(?=[=+\-@＝＋－＠])/, '')
}

/** Returns the row number a spreadsheet shows: empty rows count, but line breaks inside a cell don't. */
function rowIn({ records, empty_lines: empty }: Line['info']): number {
  return records + empty
}

/** Excel writes semicolons in locales with a decimal comma. */
function detectSeparator(csv: string): string {
  const [heading = ''] = csv.split('\n', 1)
  return heading.includes(';') && !heading.includes(',') ? ';' : ','
}
