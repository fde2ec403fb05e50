import type { Collection } from 'shared-contracts/catalog/lists/collections'
import { PART_SIZE } from 'shared-contracts/catalog/lists/list-part'
import { productPath } from 'shared-contracts/catalog/product-path'
import type { Metadata } from 'shared-contracts/remote'
import { sharePicture } from 'shared-contracts/remote/head/share-picture'
import { collectionPage } from 'shared-contracts/remote/head/structured-data'
import { paths } from 'shared-contracts/routing/paths'
import { collectionCopy } from '../data/collection-copy'
import type { KnownPart } from '../data/known-part'

/** Metadata of a part of a list: breadcrumbs and, once loaded, its products. */
export function collectionMetadata(
  { slug }: Collection,
  { part, data }: KnownPart,
  origin: string,
): Metadata {
  if (part === undefined) return { type: 'website' }
  const { name, description, banner } = collectionCopy[slug]
  const path = part === 1 ? paths.collection(slug) : paths.listPart(slug, part)
  const items = (data?.items ?? []).map((product) => ({ name: product.name, path: productPath(product) }))
  return {
    type: 'website',
    canonical: path,
    picture: sharePicture(banner, name),
    trail: [
      { name: 'Home', path: paths.home },
      { name, path },
    ],
    structuredData: [
      collectionPage(origin, {
        name,
        description,
        path,
        items,
        before: (part - 1) * PART_SIZE,
        total: data?.total,
      }),
    ],
  }
}
