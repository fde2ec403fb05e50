import { CsvError, parse } from 'csv-parse/sync'
import type { Fault } from 'shared-contracts/catalog/admin/bulk-schema'
import type { ProductEdit } from 'shared-contracts/catalog/admin/catalogue-schema'
import { CLEAR, keyColumns, productColumns, variantColumns } from './csv-columns'

/** More than a large catalogue needs. A file of the maximum size could have about 60,000 nearly empty rows. */
const MOST_ROWS = 15_000

interface CsvEdit extends Required<Pick<ProductEdit, 'product' | 'variants'>> {
  row: number
}

interface ReadCsv {
  edits: Map<string, CsvEdit>
  faults: Fault[]
}

type Cells = Record<string, string>

/** Parses a file into the changes it requests. Missing columns and empty cells change nothing. */
export function readCsv(csv: string): ReadCsv {
  const read: ReadCsv = { edits: new Map(), faults: [] }
  let lines: string[][]
  try {
    lines = parse(csv, {
      bom: true,
      delimiter: detectSeparator(csv),
      skip_empty_lines: true,
      to: MOST_ROWS + 2,
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    read.faults.push({
      row: Number(error.lines ?? 1),
      column: '',
      message: 'This row is not one of a CSV file.',
    })
    return read
  }
  const [headings = [], ...rows] = lines
  if (rows.length > MOST_ROWS) {
    read.faults.push({
      row: MOST_ROWS + 2,
      column: '',
      message: `The file has more than ${MOST_ROWS} rows, which cannot be read at once.`,
    })
    return read
  }
  const names = headings.map((name) => name.trim().toLowerCase())
  read.faults.push(...faultsOfHeadings(names))
  if (read.faults.length > 0) return read
  for (const [place, row] of rows.entries())
    readRow(Object.fromEntries(names.map((name, at) => [name, (row[at] ?? '').trim()])), place + 2, read)
  return read
}

/** Excel writes semicolons in locales with a decimal comma. */
function detectSeparator(csv: string): string {
  const [heading = ''] = csv.split('\n', 1)
  return heading.includes(';') && !heading.includes(',') ? ';' : ','
}

/** Removes the apostrophe that marks a formula as text. */
function plain(cell: string): string {
  return cell.replace(/^'(?=[=+\-@＝＋－＠])/, '')
}

const FORMULA = "This begins as a formula does. If it is a text, please put an apostrophe (') before it."

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
  const faults = names.flatMap((name, at) => {
    if (!known.includes(name)) return [{ row: 1, column: name, message: 'There is no such column.' }]
    return names.indexOf(name) < at
      ? [{ row: 1, column: name, message: 'This column stands here twice.' }]
      : []
  })
  if (!names.includes('product_id'))
    faults.push({ row: 1, column: 'product_id', message: 'This column is missing.' })
  return faults
}

function readRow(cells: Cells, row: number, { edits, faults }: ReadCsv): void {
  const { product_id: id = '', pack_id: variantId = '' } = cells
  if (id === '') {
    faults.push({ row, column: 'product_id', message: 'A row names its product.' })
    return
  }
  const edit: CsvEdit = edits.get(id) ?? { row, product: {}, variants: {} }
  edits.set(id, edit)
  const own: Record<string, unknown> = edit.product
  for (const [column, field, value] of readChanges(productColumns, cells, row, faults)) {
    if (field in own && JSON.stringify(own[field]) !== JSON.stringify(value))
      faults.push({ row, column, message: `Another row says another ${column} of the same product.` })
    own[field] = value
  }
  const ofVariant = Object.fromEntries(
    readChanges(variantColumns, cells, row, faults).map(([, field, value]) => [field, value]),
  )
  if (variantId === '') {
    if (Object.keys(ofVariant).length > 0)
      faults.push({ row, column: 'pack_id', message: 'A row with a price or a net quantity names its pack.' })
  } else if (variantId in edit.variants)
    faults.push({ row, column: 'pack_id', message: 'This pack stands in two rows.' })
  else edit.variants[variantId] = ofVariant
}

function readChanges(
  columns: typeof productColumns | typeof variantColumns,
  cells: Cells,
  row: number,
  faults: Fault[],
): [column: string, field: string, value: unknown][] {
  return columns.flatMap(({ name, field, schema, read, cleared }) => {
    const cell = cells[name] ?? ''
    if (cell === '') return []
    if (isFormula(cell)) {
      faults.push({ row, column: name, message: FORMULA })
      return []
    }
    if (cell === CLEAR && cleared === undefined) {
      faults.push({ row, column: name, message: 'This cannot be emptied.' })
      return []
    }
    const value = schema.safeParse(cell === CLEAR ? cleared : read(plain(cell)))
    if (value.success) return [[name, field, value.data] as [string, string, unknown]]
    faults.push({ row, column: name, message: toSentence(value.error.issues[0]?.message) })
    return []
  })
}

/** The domain's messages are sentences; zod's are not. */
function toSentence(message = ''): string {
  return message.endsWith('.') ? message : 'This is not what the column holds.'
}
