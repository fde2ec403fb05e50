import type { Product } from 'shared-contracts/domain/catalogue'
import { paths } from 'shared-contracts/domain/paths'
import type { Metadata } from 'shared-contracts/remote'
import { sharePicture } from 'shared-contracts/remote/share-picture'
import { collectionCopy } from '../data/collection-copy'
import { productData } from './product-data'
import { homeCollection, productPath } from './product-path'

/** What is told of a product's page; nothing before the product is known. */
export function productMetadata(product: Product | undefined, origin: string): Metadata {
  if (!product) return { type: 'website' }
  const path = productPath(product)
  const { slug } = homeCollection(product)
  const data = productData(product, origin + path, origin)
  return {
    type: 'product',
    canonical: path,
    picture: sharePicture(product.images[0], product.name),
    trail: [
      { name: 'Home', path: paths.home },
      { name: collectionCopy[slug].name, path: paths.collection(slug) },
      { name: product.name, path },
    ],
    structuredData: data ? [data] : [],
  }
}
