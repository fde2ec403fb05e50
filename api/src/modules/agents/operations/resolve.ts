import type { ShownProduct, ShownVariant } from 'shared-contracts/catalog/shown-product'
import { readVariantItemId } from 'shared-contracts/orders/cart/cart-link'
import type { Shelf } from './shelf'

/** What an id names: a pack, or a product as a whole. */
export interface Resolved {
  product: ShownProduct
  variant: ShownVariant | undefined
}

/** Longer than two ids of the shop, percent-encoded. */
const LONGEST = 2000

/**
 * Finds what agents call by an id of UCP ('turmeric-powder.100g'), by that of the feeds ('turmeric-powder-100g') or by
 * that of a product.
 * @returns by the id asked for; what is not on sale, and what several packs are called, is left out
 */
export async function resolveIds(
  shelf: Pick<Shelf, 'shownCalled'>,
  asked: readonly string[],
): Promise<Map<string, Resolved>> {
  const ids = [...new Set(asked)].filter((id) => id.length <= LONGEST)
  const products = await shelf.shownCalled([...new Set(ids.flatMap(candidates))])
  const sold = products.filter(({ variants }) => variants.length > 0)
  return new Map(
    ids.flatMap((id) => {
      const found = resolve(id, sold)
      return found ? [[id, found]] : []
    }),
  )
}

function candidates(id: string): string[] {
  const key = readVariantItemId(id)
  return key ? [id, key.id] : [id]
}

function resolve(id: string, products: readonly ShownProduct[]): Resolved | undefined {
  const key = readVariantItemId(id)
  const variants = products.flatMap((product) => product.variants.map((variant) => ({ product, variant })))
  const variant = variants.find(
    ({ product, variant }) => product.id === key?.id && variant.id === key.variantId,
  )
  if (variant) return variant
  const product = products.find((product) => product.id === id)
  if (product) return { product, variant: undefined }
  const [first, ...others] = variants.filter(({ variant }) => variant.id === id)
  return others.length === 0 ? first : undefined
}
