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

  /** A part after the first. */
  listPart: (collection: Collection, { part }: KnownPart, t: Text): Head => {
    const { title, description } = heads.collection(collection, t)
    if (part === undefined)
      return {
        title: t('Part of a list not found'),
        description: `${t('The list has no such part.')} ${description}`,
        robots: 'noindex',
        status: 404,
      }
    return {
      title: t('{list}, part {part}', { list: title, part }),
      description: `${t('Part {part} of the list.', { part })} ${description}`,
    }
  },

  /** Every query has a page, and none is indexed. */
  search: (question: string, t: Text): Head => ({
    title: question ? t('Search for “{question}”', { question }) : t('Search'),
    description: t('Find spices, blends, kits, recipes, blogs and pages by the name you know them by.'),
    robots: 'noindex',
  }),

  /** Until the product has loaded, the head is that of its list. */
  product: (collection: Collection, { data: product, error, translated }: HeadRequest, t: Text): Head => {
    if (product)
      return { title: t(product.name), description: headDescription(translated || product.description) }
    const ofList = heads.collection(collection, t)
    if (readStatus(error) !== 404) return ofList
    return {
      title: t('Product not found'),
      description: `${t('There is no product at this address.')} ${ofList.description}`,
      robots: 'noindex',
      status: 404,
    }
  },
}
