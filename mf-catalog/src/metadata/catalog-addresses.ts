import { type Collection, collections } from 'shared-contracts/catalog/lists/collections'
import type { Product } from 'shared-contracts/catalog/product'
import { productPath } from 'shared-contracts/catalog/product-path'
import type { Address } from 'shared-contracts/remote'
import { paths } from 'shared-contracts/routing/paths'
import { collectionCopy } from '../data/collection-copy'

export function catalogAddresses(products: readonly Product[]): readonly Address[] {
  return [
    ...Object.values<Collection>(collections).map(({ slug }) => ({
      path: paths.collection(slug),
      pictures: [collectionCopy[slug].banner],
    })),
    ...products.map((product) => ({ path: productPath(product), pictures: product.images })),
  ]
}
