import type { Product } from 'shared-contracts/domain/catalogue'
import type { Collection } from 'shared-contracts/domain/collections'
import { statusOf } from 'shared-contracts/http'
import type { Head } from 'shared-contracts/remote'
import { headDescription } from 'shared-contracts/remote/head-description'
import { collectionCopy } from './data/collection-copy'

export function collectionHead({ slug }: Collection): Head {
  const { name, description } = collectionCopy[slug]
  return { title: name, description }
}

/** What is known of a product just now: itself, or why not. */
interface Asked {
  data?: Product
  error?: unknown
}

/** A product's head; until it is known, that of the list it stands in. An address without a product says so. */
export function productHead(collection: Collection, { data: product, error }: Asked): Head {
  if (product) return { title: product.name, description: headDescription(product.description) }
  if (statusOf(error) !== 404) return collectionHead(collection)
  return {
    title: 'Product not found',
    description: `There is no product at this address. ${collectionHead(collection).description}`,
    robots: 'noindex',
    status: 404,
  }
}
