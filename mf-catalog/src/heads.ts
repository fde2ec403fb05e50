import type { Collection } from 'shared-contracts/catalog/lists/collections'
import type { Product } from 'shared-contracts/catalog/product'
import { readStatus } from 'shared-contracts/http'
import type { Text } from 'shared-contracts/i18n/translate'
import type { Head } from 'shared-contracts/remote'
import { headDescription } from 'shared-contracts/remote/head/head-description'
import { collectionCopy } from './data/collection-copy'
import type { KnownPart } from './data/known-part'

/** The state of a request for a product. */
interface HeadRequest {
  data?: Product
  /** The description in the reader's language. */
  translated?: string | undefined
  error?: unknown
}

export const heads = {
  collection: ({ slug }: Collection, t: Text): Head => {
    const { name, description } = collectionCopy[slug]
    return { title: t(name), description: t(description) }
  },

  /** The head of a part after the first, or of a part that does not exist. */
  listPart: (collection: Collection, { part }: KnownPart, t: Text): Head => {
    const { title, description } = heads.collection(collection, t)
    if (part === undefined)
      return {
        title: t('List page not found'),
        description: `${t('This list doesn’t have that many pages.')} ${description}`,
        robots: 'noindex',
        status: 404,
      }
    return {
      title: t('{list}, part {part}', { list: title, part }),
      description: `${t('Part {part} of the list.', { part })} ${description}`,
    }
  },

  /** The head of a search. Searches are not indexed. */
  search: (question: string, t: Text): Head => ({
    title: question ? t('Search for “{question}”', { question }) : t('Search'),
    description: t('Search for spices, blends, kits, recipes and more by the name you use at home.'),
    robots: 'noindex',
  }),

  /** The product's head; until it has loaded, the list's head; a 404 head if there is no such product. */
  product: (collection: Collection, { data: product, error, translated }: HeadRequest, t: Text): Head => {
    if (product)
      return { title: t(product.name), description: headDescription(translated || product.description) }
    const ofList = heads.collection(collection, t)
    if (readStatus(error) !== 404) return ofList
    return {
      title: t('Product not found'),
      description: `${t('We couldn’t find this product.')} ${ofList.description}`,
      robots: 'noindex',
      status: 404,
    }
  },
}
