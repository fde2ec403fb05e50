import { type Product, variantPrice } from 'shared-contracts/catalog/product'
import type { Text } from 'shared-contracts/i18n/translate'
import type { CartLine } from 'shared-contracts/orders/cart/cart'
import type { LinkLine } from 'shared-contracts/orders/cart/cart-link'
import { clampQuantity } from 'shared-contracts/orders/line-quantity'

export interface StagedLines {
  /** Available lines, as they would be in a cart. */
  lines: CartLine[]
  /** Lines whose quantity was reduced to the limit. */
  capped: CartLine[]
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
  const staged: StagedLines = { lines: [], capped: [], soldOut: [], variantsGone: [], productsGone: 0 }
  for (const { id, variantId, quantity } of lines) {
    const product = byId.get(id)
    const variant = product?.variants.find(({ _id }) => _id === variantId)
    const price = variantPrice(variant)
    if (!product) staged.productsGone += 1
    else if (!variant || price === 0) staged.variantsGone.push(product.name)
    else if (variant.isSoldOut) staged.soldOut.push(`${t(product.name)} (${t(variant.quantity)})`)
    else {
      const line: CartLine = {
        id,
        variantId,
        variantLabel: variant.quantity,
        title: product.name,
        price,
        image: product.images[0] ?? '',
        quantity: clampQuantity(quantity),
      }
      staged.lines.push(line)
      if (line.quantity < quantity) staged.capped.push(line)
    }
  }
  return staged
}
