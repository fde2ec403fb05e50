import { cleanBarcode } from 'shared-contracts/catalog/admin/barcode'
import type { Fault } from 'shared-contracts/catalog/admin/bulk-schema'
import type { StockTake } from 'shared-contracts/catalog/admin/stock-schema'
import { MOST_ON_HAND } from 'shared-contracts/catalog/stock'
import { type Pack, packKey } from '../../stock/stock-levels'
import { faultsOfColumns, plain, readRows } from '../bulk/csv-rows'
import type { VariantRow } from './admin-stock.repository'

export const stockColumns = ['product_id', 'pack_id', 'pack', 'barcode', 'on_hand'] as const

export interface Counted extends Pack {
  row: number
  count: number
}

interface ReadStockTake {
  counted: Counted[]
  faults: Fault[]
}

interface Row {
  row: number
  /** The pack's ids, or '' if it is named by its barcode. */
  productId: string
  variantId: string
  barcode: string
  /** Undefined if it is not a number of packs. */
  count: number | undefined
}

/** Finds the packs that were counted. Rows without a count are skipped. @param variants all packs of the shop */
export function readStockTake({ csv, scanned }: StockTake, variants: readonly VariantRow[]): ReadStockTake {
  if (csv === undefined)
    return match(
      (scanned ?? []).map(({ barcode, count }, at) => ({
        row: at + 1,
        productId: '',
        variantId: '',
        barcode,
        count,
      })),
      variants,
    )
  const file = readRows(csv)
  if ('message' in file) return { counted: [], faults: [file] }
  const faults = faultsOfColumns(file.names, stockColumns)
  if (!file.names.includes('on_hand')) faults.push(missing('on_hand'))
  if (!file.names.includes('barcode') && !file.names.includes('pack_id')) faults.push(missing('pack_id'))
  if (faults.length > 0) return { counted: [], faults }
  const rows = file.rows.flatMap(({ cells, row }): Row[] => {
    const count = cells.on_hand ?? ''
    if (count === '') return []
    return [
      {
        row,
        productId: plain(cells.product_id ?? ''),
        variantId: plain(cells.pack_id ?? ''),
        barcode: plain(cells.barcode ?? ''),
        count: /^\d{1,7}$/.test(count) && Number(count) <= MOST_ON_HAND ? Number(count) : undefined,
      },
    ]
  })
  return match(rows, variants)
}

function missing(column: string): Fault {
  return { row: 1, column, message: 'This column is missing.' }
}

function match(rows: readonly Row[], variants: readonly VariantRow[]): ReadStockTake {
  const byId = new Map(variants.map((variant) => [packKey(variant), variant]))
  // A pack without a barcode is scanned by its own id, as when packing. Barcodes come last, so that they win.
  const byCode = new Map([
    ...variants.map((variant) => [cleanBarcode(variant.variantId), variant] as const),
    ...variants.flatMap((variant) => (variant.barcode ? [[variant.barcode, variant] as const] : [])),
  ])
  const seen = new Map<string, number>()
  const faults: Fault[] = []
  const counted = rows.flatMap(({ row, productId, variantId, barcode, count }): Counted[] => {
    const isById = variantId !== ''
    const column = isById ? 'pack_id' : 'barcode'
    const pack = isById ? byId.get(packKey({ productId, variantId })) : byCode.get(cleanBarcode(barcode))
    const fail = (at: string, message: string): Counted[] => {
      faults.push({ row, column: at, message })
      return []
    }
    if (!pack)
      return fail(
        column,
        isById ? `There is no pack ${variantId} of ${productId}.` : `No pack has the barcode ${barcode}.`,
      )
    const before = seen.get(packKey(pack))
    if (before !== undefined)
      return fail(column, `This pack is also in row ${before}. Add the counts up in one row.`)
    seen.set(packKey(pack), row)
    if (!pack.level)
      return fail(column, 'This pack isn’t counted. Start counting it first, or delete the row.')
    if (count === undefined) return fail('on_hand', 'Enter a whole number of packs.')
    return [{ row, count, productId: pack.productId, variantId: pack.variantId }]
  })
  return { counted, faults }
}
