import type { ShownProduct, ShownVariant } from 'shared-contracts/catalog/shown-product'
import { readVariantItemId } from 'shared-contracts/orders/cart/cart-link'
import type { Shelf } from './shelf'

/** The pack or product that an id identifies. */
export interface Resolved {
  product: ShownProduct
  variant: ShownVariant | undefined
}

/** The maximum length of an id. A product's and a pack's id together are shorter, even percent-encoded. */
const LONGEST = 2000

/** Resolves ids of UCP ('clove.100g'), feeds ('clove-100g') and products, unless ambiguous or not on sale. */
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
