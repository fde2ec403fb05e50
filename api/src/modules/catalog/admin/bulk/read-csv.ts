import type { Fault } from 'shared-contracts/catalog/admin/bulk-schema'
import type { ProductEdit } from 'shared-contracts/catalog/admin/catalogue-schema'
import { CLEAR, keyColumns, productColumns, variantColumns } from './csv-columns'
import { type Cells, faultsOfColumns, plain, readRows } from './csv-rows'

export interface CsvEdit extends Required<Pick<ProductEdit, 'product' | 'variants'>> {
  /** The product's first row. */
  row: number
  /** The row of each pack. */
  rowOf: Map<string, number>
}

interface ReadCsv {
  edits: Map<string, CsvEdit>
  faults: Fault[]
}

/** Parses a file into the changes it requests. Missing columns and empty cells change nothing. */
export function readCsv(csv: string): ReadCsv {
  const read: ReadCsv = { edits: new Map(), faults: [] }
  const file = readRows(csv)
  if ('message' in file) {
    read.faults.push(file)
    return read
  }
  read.faults.push(...faultsOfHeadings(file.names))
  if (read.faults.length > 0) return read
  for (const { cells, row } of file.rows) readRow(cells, row, read)
  return read
}

/** The error for values that the column's schema refuses without a message of its own. */
const WRONG_VALUE = 'This column can’t have this value.'

const FORMULA = "This looks like a formula. If it’s text, put an apostrophe (') in front of it."

/** True for text that spreadsheets would evaluate. A signed number is not a formula. */
function isFormula(cell: string): boolean {
  return /^[=+\-@＝＋－＠]/.test(cell) && !/^[+-]\d+([.,]\d+)?$/.test(cell)
}

function faultsOfHeadings(names: readonly string[]): Fault[] {
  const known: string[] = [
    ...keyColumns,
    ...productColumns.map(({ name }) => name),
    ...variantColumns.map(({ name }) => name),
  ]
  const faults = faultsOfColumns(names, known)
  if (!names.includes('product_id'))
    faults.push({ row: 1, column: 'product_id', message: 'This column is missing.' })
  return faults
}

function readRow(cells: Cells, row: number, { edits, faults }: ReadCsv): void {
  const { product_id: id = '', pack_id: variantId = '' } = cells
  if (id === '') {
    faults.push({ row, column: 'product_id', message: 'Enter the product’s ID.' })
    return
  }
  const edit: CsvEdit = edits.get(id) ?? { row, rowOf: new Map(), product: {}, variants: {} }
  edits.set(id, edit)
  const own: Record<string, unknown> = edit.product
  for (const [column, field, value] of readChanges(productColumns, cells, row, faults)) {
    if (field in own && JSON.stringify(own[field]) !== JSON.stringify(value))
      faults.push({ row, column, message: `Another row for this product has a different ${column}.` })
    own[field] = value
  }
  const ofVariant = Object.fromEntries(
    readChanges(variantColumns, cells, row, faults).map(([, field, value]) => [field, value]),
  )
  if (variantId === '') {
    if (Object.keys(ofVariant).length > 0)
      faults.push({
        row,
        column: 'pack_id',
        message: 'Enter the pack’s ID, since the row has a price or net quantity.',
      })
  } else if (variantId in edit.variants)
    faults.push({ row, column: 'pack_id', message: 'This pack appears in two rows. Delete one.' })
  else {
    edit.variants[variantId] = ofVariant
    edit.rowOf.set(variantId, row)
  }
}

function readChanges(
  columns: typeof productColumns | typeof variantColumns,
  cells: Cells,
  row: number,
  faults: Fault[],
): [column: string, field: string, value: unknown][] {
  return columns.flatMap(({ name, field, schema, read, cleared, wrong }) => {
    const cell = cells[name] ?? ''
    if (cell === '') return []
    if (isFormula(cell)) {
      faults.push({ row, column: name, message: FORMULA })
      return []
    }
    if (cell === CLEAR && cleared === undefined) {
      faults.push({ row, column: name, message: 'This column can’t be cleared.' })
      return []
    }
    const value = schema.safeParse(cell === CLEAR ? cleared : read(plain(cell)), {
      error: () => WRONG_VALUE,
    })
    if (value.success) return [[name, field, value.data] as [string, string, unknown]]
    faults.push({ row, column: name, message: wrong ?? value.error.issues[0]?.message ?? WRONG_VALUE })
    return []
  })
}
