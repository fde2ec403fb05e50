import type { ListPart } from 'shared-contracts/catalog/lists/list-part'
import {
  type ListedProduct,
  listingPicture,
  lowestPrice,
  type Product,
} from 'shared-contracts/catalog/product'
import { rupees } from 'shared-contracts/values/money'

/** Reduces a list to what its cards show: a page's HTML contains it beside the cards. */
export function asCards({ items, total }: ListPart<Product | ListedProduct>): ListPart<ListedProduct> {
  return { items: items.map(asCard), total }
}

function asCard(product: Product | ListedProduct): ListedProduct {
  const picture = listingPicture(product)
  const price = lowestPrice(product)
  return {
    _id: product._id,
    name: product.name,
    images: picture === null ? [] : [picture],
    variants: price === undefined ? [] : [{ price: rupees(price) }],
  }
}

/** True unless only a card of it is known. */
export function isWhole(product: Product | ListedProduct): product is Product {
  return 'description' in product
}
