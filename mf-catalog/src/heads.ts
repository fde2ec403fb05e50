import type { Product } from 'shared-contracts/domain/catalogue'
import type { Collection } from 'shared-contracts/domain/collections'
import { statusOf } from 'shared-contracts/http'
import type { Head } from 'shared-contracts/remote'
import { headDescription } from 'shared-contracts/remote/head-description'
import { collectionCopy } from './data/collection-copy'
import type { KnownPart } from './data/known-part'

/** What is known of a product just now: itself, or why not. */
interface Asked {
  data?: Product
  error?: unknown
}

/** Titles and descriptions of the pages. */
export const heads = {
  collection: ({ slug }: Collection): Head => {
    const { name, description } = collectionCopy[slug]
    return { title: name, description }
  },

  /** One of the parts after the first. */
  listPart: (collection: Collection, { part }: KnownPart): Head => {
    const ofList = heads.collection(collection)
    if (part === undefined)
      return {
        title: 'Part of a list not found',
        description: `The list has no such part. ${ofList.description}`,
        robots: 'noindex',
        status: 404,
      }
    return {
      title: `${ofList.title}, part ${part}`,
      description: `Part ${part} of the list. ${ofList.description}`,
    }
  },

  /** Each question has a page, and nobody lists them. */
  search: (question: string): Head => ({
    title: question ? `Search for “${question}”` : 'Search',
    description: 'Find spices, blends, kits, recipes, blogs and pages by the name you know them by.',
    robots: 'noindex',
  }),

  /** Until the product is known, its head is that of its list. */
  product: (collection: Collection, { data: product, error }: Asked): Head => {
    if (product) return { title: product.name, description: headDescription(product.description) }
    const ofList = heads.collection(collection)
    if (statusOf(error) !== 404) return ofList
    return {
      title: 'Product not found',
      description: `There is no product at this address. ${ofList.description}`,
      robots: 'noindex',
      status: 404,
    }
  },
}
