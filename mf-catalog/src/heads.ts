import type { Product } from 'shared-contracts/domain/catalogue'
import type { Collection } from 'shared-contracts/domain/collections'
import type { Head } from 'shared-contracts/remote'
import { collectionCopy } from './collection-copy'

/** What search engines show of a description before they cut it. */
const DESCRIPTION_LENGTH = 155

export function collectionHead({ slug }: Collection): Head {
  const { name, description } = collectionCopy[slug]
  return { title: name, description }
}

/** A product's head; until it is known, that of the list it stands in. */
export function productHead(collection: Collection, product: Product | undefined): Head {
  return product
    ? { title: product.name, description: shorten(product.description) }
    : collectionHead(collection)
}

/** Cuts a text between words. */
function shorten(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text
  return `${text.slice(0, DESCRIPTION_LENGTH).replace(/\s+\S*$/, '')}…`
}
