import type { Product } from 'shared-contracts/catalog/product'
import type { Pick as PackToPick } from 'shared-contracts/fulfilment/admin/pick-list-schema'

/** In the order of the shelf, which is that of the catalogue. What is sold no longer comes last, by name. */
export function byShelf(picks: readonly PackToPick[], products: readonly Product[]): PackToPick[] {
  const places = new Map<string, number>()
  for (const { _id: id, variants } of products)
    for (const key of [keyOf(id), ...variants.map((variant) => keyOf(id, variant._id))])
      places.set(key, places.size)
  const placeOf = ({ productId, variantId }: PackToPick) =>
    places.get(keyOf(productId, variantId)) ?? places.get(keyOf(productId)) ?? places.size
  return [...picks].sort(
    (a, b) => placeOf(a) - placeOf(b) || a.name.localeCompare(b.name) || a.variant.localeCompare(b.variant),
  )
}

function keyOf(productId: string, variantId = ''): string {
  return JSON.stringify([productId, variantId])
}
