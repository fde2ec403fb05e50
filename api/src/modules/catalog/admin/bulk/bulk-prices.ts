import type { PriceInput } from 'shared-contracts/catalog/admin/bulk-schema'
import type { ProductEdit } from 'shared-contracts/catalog/admin/catalogue-schema'
import type { StoredProduct } from '../stored-product'

/** The new prices of a product's packs. What has no price gets none, and no price becomes nothing. */
export function pricesOf(
  product: StoredProduct,
  { percent = 0, sum = 0, roundTo, category }: PriceInput,
): ProductEdit['packs'] {
  if (category !== undefined && product.category !== category) return {}
  const priced = product.packs.filter(({ price }) => price > 0)
  return Object.fromEntries(
    priced.map(({ id, price }) => {
      // In tenths of a per cent, which are whole: no fraction of a paisa is lost before it is rounded.
      const exact = (price * (1000 + Math.round(percent * 10))) / 1000 + sum
      return [id, { price: Math.max(roundTo, Math.round(exact / roundTo) * roundTo) }]
    }),
  )
}
