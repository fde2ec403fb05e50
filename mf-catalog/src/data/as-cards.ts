import type { ListPart } from 'shared-contracts/catalog/lists/list-part'
import {
  type ListedProduct,
  listingPicture,
  lowestPrice,
  type Product,
} from 'shared-contracts/catalog/product'
import { rupees } from 'shared-contracts/values/money'

/** Reduces a list to the fields that cards show, because a page's HTML contains the cards and their data. */
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

/** True for a whole product, false for one reduced to a card. */
export function isWhole(product: Product | ListedProduct): product is Product {
  return 'description' in product
}
