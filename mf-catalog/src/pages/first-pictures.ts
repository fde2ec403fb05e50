import { pageHeadPicture } from 'design-system/page-head/page-head-picture'
import type { Collection } from 'shared-contracts/catalog/lists/collections'
import { galleryImages, type Product } from 'shared-contracts/catalog/product'
import { ownBlock } from 'shared-contracts/content/published-content'
import type { FirstPicture } from 'shared-contracts/remote'
import type { RootState } from 'shared-contracts/store'
import { collectionCopy } from '../data/collection-copy'
import { galleryPicture } from '../features/product-detail/product-pictures'

/** The first picture of a list is its banner, which is larger than any card. */
export function collectionPicture({ slug }: Collection, state: RootState): FirstPicture {
  return { src: ownBlock(state, slug)?.picture ?? collectionCopy[slug].banner, ...pageHeadPicture }
}

export function productPicture(product: Product | undefined): FirstPicture | undefined {
  const src = product && galleryImages(product)[0]
  return src === undefined ? undefined : { src, ...galleryPicture }
}
