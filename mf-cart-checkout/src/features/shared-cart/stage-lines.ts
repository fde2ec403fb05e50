import { type Product, variantPrice } from 'shared-contracts/catalog/product'
import type { Text } from 'shared-contracts/i18n/translate'
import type { CartLine } from 'shared-contracts/orders/cart/cart'
import type { LinkLine } from 'shared-contracts/orders/cart/cart-link'
import { clampQuantity } from 'shared-contracts/orders/line-quantity'

/** What the shop makes of the lines of a link today. */
export interface StagedLines {
  /** What can be bought, as it would stand in a cart. */
  lines: CartLine[]
  /** Those of them of which the link names more than one line may have. */
  capped: CartLine[]
  /** Packs that the shop sells again once it has some, by product and label, in the reader's language. */
  soldOut: string[]
  /** Names of products that are on sale, but not in this pack. */
  variantsGone: string[]
  /** How many lines are of products that are not on sale. A link may say any text for those, so nobody is shown it. */
  productsGone: number
}

/**
 * Prices the lines of a link anew.
 * @param products those of the link that the shop sells
 * @param t for what is told of packs in the reader's language
 */
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
