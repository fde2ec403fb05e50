import { stringify } from 'csv-stringify/sync'
import type { StoredProduct } from '../stored-product'
import { keyColumns, productColumns, variantColumns } from './csv-columns'

const columns = [
  ...keyColumns,
  ...productColumns.map(({ name }) => name),
  ...variantColumns.map(({ name }) => name),
]

/** Excel needs the BOM for Hindi. Formulas get an apostrophe, which the import removes (ASVS 5.0, 1.2.10). */
export function writeCsv(products: readonly StoredProduct[]): string {
  return stringify(products.flatMap(toRows), { bom: true, header: true, columns, escape_formulas: true })
}

function toRows(product: StoredProduct): Record<string, string>[] {
  const own = Object.fromEntries(productColumns.map(({ name, write }) => [name, write(product)]))
  const variants = product.variants.map((variant) => ({
    product_id: product.id,
    pack_id: variant.id,
    pack_label: variant.label,
    ...Object.fromEntries(variantColumns.map(({ name, write }) => [name, write(variant)])),
  }))
  const [first = { product_id: product.id }, ...others] = variants
  return [{ ...first, ...own }, ...others]
}
