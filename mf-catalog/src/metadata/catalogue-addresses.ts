import type { Product } from 'shared-contracts/domain/catalogue'
import { type Collection, collections } from 'shared-contracts/domain/collections'
import { paths } from 'shared-contracts/domain/paths'
import { productPath } from 'shared-contracts/domain/product-path'
import type { Address } from 'shared-contracts/remote'
import { collectionCopy } from '../data/collection-copy'

/** The lists, and each product once. */
export function catalogueAddresses(products: readonly Product[]): readonly Address[] {
  return [
    ...Object.values<Collection>(collections).map(({ slug }) => ({
      path: paths.collection(slug),
      pictures: [collectionCopy[slug].banner],
    })),
    ...products.map((product) => ({ path: productPath(product), pictures: product.images })),
  ]
}
