import type { ShownProduct, ShownVariant } from 'shared-contracts/catalog/shown-product'
import { readVariantItemId } from 'shared-contracts/orders/cart/cart-link'
import type { Shelf } from './shelf'

/** The pack or product that an id identifies. */
export interface Resolved {
  product: ShownProduct
  variant: ShownVariant | undefined
}

/** Longer than two percent-encoded ids of the shop. */
const LONGEST = 2000

/**
 * Resolves ids in any form: UCP's ('turmeric-powder.100g'), the feeds' ('turmeric-powder-100g') or a product's.
 * @returns the results by requested id, without products not on sale and ambiguous ids
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
