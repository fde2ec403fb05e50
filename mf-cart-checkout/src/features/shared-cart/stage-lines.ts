import { type Product, type Variant, variantPrice } from 'shared-contracts/catalog/product'
import type { Text } from 'shared-contracts/i18n/translate'
import type { CartLine } from 'shared-contracts/orders/cart/cart'
import type { LinkLine } from 'shared-contracts/orders/cart/cart-link'
import { clampQuantity } from 'shared-contracts/orders/line-quantity'

export interface StagedLines {
  /** Available lines, as they would be in a cart. */
  lines: CartLine[]
  /** Lines whose quantity was reduced to the limit. */
  capped: CartLine[]
  /** Lines whose quantity was reduced to the number of packs left. */
  short: CartLine[]
  /** Packs that are out of stock, as product and label in the reader's language. */
  soldOut: string[]
  /** The names of products that are on sale, but not in this pack. */
  variantsGone: string[]
  /** The number of lines whose product is not on sale. Their ids, which could be any text, are never shown. */
  productsGone: number
}

/** @param products the link's products that are on sale @param t translates the names of sold-out packs */
export function stageLines(lines: readonly LinkLine[], products: readonly Product[], t: Text): StagedLines {
  const byId = new Map(products.map((product) => [product._id, product]))
  const staged: StagedLines = {
    lines: [],
    capped: [],
    short: [],
    soldOut: [],
    variantsGone: [],
    productsGone: 0,
  }
  for (const { id, variantId, quantity } of lines) {
    const product = byId.get(id)
    const variant = product?.variants.find(({ _id }) => _id === variantId)
    if (!product) staged.productsGone += 1
    else if (!variant || variantPrice(variant) === 0) staged.variantsGone.push(product.name)
    else if (variant.isSoldOut) staged.soldOut.push(`${t(product.name)} (${t(variant.quantity)})`)
    else stage(staged, { product, variant, quantity })
  }
  return staged
}

/** Stages an available pack, in a quantity that can be ordered. */
function stage(
  { lines, short, capped }: StagedLines,
  { product, variant, quantity }: { product: Product; variant: Variant; quantity: number },
): void {
  const most = clampQuantity(quantity)
  const line: CartLine = {
    id: product._id,
    variantId: variant._id,
    variantLabel: variant.quantity,
    title: product.name,
    price: variantPrice(variant),
    image: product.images[0] ?? '',
    quantity: Math.min(most, variant.left ?? most),
  }
  lines.push(line)
  if (line.quantity < most) short.push(line)
  else if (line.quantity < quantity) capped.push(line)
}
