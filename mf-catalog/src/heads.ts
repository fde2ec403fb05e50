import type { Product } from 'shared-contracts/domain/catalogue'
import type { Collection } from 'shared-contracts/domain/collections'
import { statusOf } from 'shared-contracts/http'
import type { Head } from 'shared-contracts/remote'
import { collectionCopy } from './collection-copy'

/** What search engines show of a description before they cut it. */
const DESCRIPTION_LENGTH = 155

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
  if (product) return { title: product.name, description: shorten(product.description) }
  if (statusOf(error) !== 404) return collectionHead(collection)
  return {
    title: 'Product not found',
    description: `There is no product at this address. ${collectionHead(collection).description}`,
    robots: 'noindex',
    status: 404,
  }
}

/** Cuts a text between words. */
function shorten(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text
  return `${text.slice(0, DESCRIPTION_LENGTH).replace(/\s+\S*$/, '')}…`
}
