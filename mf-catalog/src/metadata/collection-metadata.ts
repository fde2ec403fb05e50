import type { Product } from 'shared-contracts/domain/catalogue'
import type { Collection } from 'shared-contracts/domain/collections'
import { paths } from 'shared-contracts/domain/paths'
import type { Metadata } from 'shared-contracts/remote'
import { sharePicture } from 'shared-contracts/remote/share-picture'
import { collectionPage } from 'shared-contracts/remote/structured-data'
import { collectionCopy } from '../data/collection-copy'
import { productPath } from './product-path'

/** What is told of a list: its place in the shop, and the products in it once they are known. */
export function collectionMetadata(
  { slug }: Collection,
  products: readonly Product[] | undefined,
  origin: string,
): Metadata {
  const { name, description, banner } = collectionCopy[slug]
  const path = paths.collection(slug)
  const items = (products ?? []).map((product) => ({ name: product.name, path: productPath(product) }))
  return {
    type: 'website',
    canonical: path,
    picture: sharePicture(banner, name),
    trail: [
      { name: 'Home', path: paths.home },
      { name, path },
    ],
    structuredData: [collectionPage(origin, { name, description, path, items })],
  }
}
