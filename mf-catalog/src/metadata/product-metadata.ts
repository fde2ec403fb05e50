import { lowestPrice, type Product } from 'shared-contracts/catalog/product'
import type { ProductFacts } from 'shared-contracts/catalog/product-facts-schema'
import { homeCollection } from 'shared-contracts/catalog/product-path'
import { showProduct } from 'shared-contracts/catalog/shown-product'
import { previewPath, previewText, productPreview } from 'shared-contracts/content/preview'
import type { Metadata } from 'shared-contracts/remote'
import type { ProductReviews } from 'shared-contracts/reviews/review-schema'
import { paths } from 'shared-contracts/routing/paths'
import { formatPrice } from 'shared-contracts/values/money'
import { collectionCopy } from '../data/collection-copy'
import { productData } from './product-data'

interface Known {
  product: Product | undefined
  facts?: ProductFacts | undefined
  reviews?: ProductReviews | undefined
}

/** Metadata of a product's page; empty until the product has loaded. */
export function productMetadata({ product, facts, reviews }: Known, origin: string): Metadata {
  if (!product) return { type: 'website' }
  const shown = showProduct(product, facts)
  const { slug } = homeCollection(product)
  const data = productData(shown, origin, reviews?.reviews)
  const price = lowestPrice(product)
  const preview = productPreview(product)
  return {
    type: 'product',
    canonical: shown.path,
    picture: preview.picture ? { path: previewPath(preview), alt: previewText(preview) } : undefined,
    sharedAs: price && `${product.name}, from Rs ${formatPrice(price)}`,
    trail: [
      { name: 'Home', path: paths.home },
      { name: collectionCopy[slug].name, path: paths.collection(slug) },
      { name: product.name, path: shown.path },
    ],
    structuredData: data ? [data] : [],
  }
}
