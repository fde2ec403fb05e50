import {
  type AdminVariant,
  ProductFields,
  VariantFields,
} from 'shared-contracts/catalog/admin/catalogue-schema'
import { formatPrice, paise } from 'shared-contracts/values/money'
import { typedRupees } from 'shared-contracts/values/typed-number'
import type * as z from 'zod/mini'
import type { StoredProduct, StoredVariant } from '../stored-product'

/** The cell text that clears a field. An empty cell leaves the field as it is. */
export const CLEAR = 'CLEAR'

interface Column<Of> {
  name: string
  field: string
  schema: z.ZodMiniType
  write: (of: Of) => string
  /** Unparseable cells become a value that the schema rejects. */
  read: (cell: string) => unknown
  /** The error message for an invalid cell; defaults to the schema's. */
  wrong?: string
  /** The value that CLEAR sets; undefined if the field cannot be cleared. */
  cleared?: unknown
}

const text = (cell: string) => cell
const yesNo = {
  write: (is: boolean) => (is ? '1' : '0'),
  read: (cell: string) => ({ 1: true, 0: false })[cell] ?? cell,
}
const names = {
  write: (list: readonly string[] | null) => (list?.length === 0 ? 'none' : (list ?? []).join('; ')),
  read: (cell: string) =>
    cell.toLowerCase() === 'none' ? [] : cell.split(';').flatMap((name) => name.trim() || []),
}
const price = {
  wrong: 'Enter a price in rupees, such as 125 or 125.50, up to Rs 1,00,000.',
  write: (amount: number | null) => (amount === null || amount === 0 ? '' : formatPrice(paise(amount))),
  read: (cell: string) => typedRupees(cell) ?? cell,
}
const own = ProductFields.shape
const ofVariant = VariantFields.shape

/** Product columns, written only in the product's first row. */
export const productColumns: readonly Column<StoredProduct>[] = [
  { name: 'name', field: 'name', schema: own.name, write: (p) => p.name, read: text },
  {
    name: 'hindi_name',
    field: 'hindiName',
    schema: own.hindiName,
    write: (p) => p.hindiName,
    read: text,
    cleared: '',
  },
  {
    name: 'description',
    field: 'description',
    schema: own.description,
    write: (p) => p.description,
    read: text,
    cleared: '',
  },
  {
    name: 'listed',
    field: 'isListed',
    schema: own.isListed,
    write: (p) => yesNo.write(p.isListed),
    read: yesNo.read,
  },
  {
    name: 'origin',
    field: 'origin',
    schema: own.origin,
    write: (p) => p.origin ?? '',
    read: text,
    cleared: null,
  },
  {
    name: 'ingredients',
    field: 'ingredients',
    schema: own.ingredients,
    write: (p) => names.write(p.ingredients),
    read: names.read,
    cleared: null,
  },
  {
    name: 'allergens',
    field: 'allergens',
    schema: own.allergens,
    write: (p) => names.write(p.allergens),
    read: names.read,
    cleared: null,
  },
  {
    name: 'best_before_months',
    field: 'bestBeforeMonths',
    schema: own.bestBeforeMonths,
    write: (p) => String(p.bestBeforeMonths ?? ''),
    read: Number,
    cleared: null,
  },
  {
    name: 'packed_by',
    field: 'maker',
    schema: own.maker,
    write: (p) => p.maker ?? '',
    read: text,
    cleared: null,
  },
]

export const variantColumns: readonly Column<StoredVariant>[] = [
  {
    name: 'price',
    field: 'price',
    schema: ofVariant.price,
    ...price,
    write: (p) => price.write(p.price),
  },
  {
    name: 'mrp',
    field: 'mrp',
    schema: ofVariant.mrp,
    ...price,
    write: (p) => price.write(p.mrp),
    cleared: null,
  },
  {
    name: 'sold_out',
    field: 'isSoldOut',
    schema: ofVariant.isSoldOut,
    write: (p) => yesNo.write(p.isSoldOut),
    read: yesNo.read,
  },
  {
    name: 'barcode',
    field: 'barcode',
    schema: ofVariant.barcode,
    write: (p) => p.barcode ?? '',
    read: text,
    cleared: null,
  },
  { name: 'net', field: 'net', schema: ofVariant.net, write: writeNet, read: readNet, cleared: null },
]

/** The columns that identify a row; pack_label is informational. */
export const keyColumns = ['product_id', 'pack_id', 'pack_label'] as const

/** Formats the net quantity, such as '100 g' or '1 kit'; empty if unknown. */
function writeNet({ net }: Pick<AdminVariant, 'net'>): string {
  return net ? `${net.amount} ${net.unit}` : ''
}

function readNet(cell: string): unknown {
  const [, amount, unit] = /^(\d{1,7}) ?(g|ml|piece|kit)$/.exec(cell) ?? []
  return amount ? { amount: Number(amount), unit } : cell
}
