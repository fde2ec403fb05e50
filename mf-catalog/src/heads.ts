import type { Collection } from 'shared-contracts/catalog/lists/collections'
import type { Product } from 'shared-contracts/catalog/product'
import { statusOf } from 'shared-contracts/http'
import type { Text } from 'shared-contracts/i18n/translate'
import type { Head } from 'shared-contracts/remote'
import { headDescription } from 'shared-contracts/remote/head-description'
import { collectionCopy } from './data/collection-copy'
import type { KnownPart } from './data/known-part'

/** What is known of a product just now: itself, or why not. */
interface HeadRequest {
  data?: Product
  /** Its description in the reader's language. */
  translated?: string | undefined
  error?: unknown
}

/** Titles and descriptions of the pages. */
export const heads = {
  collection: ({ slug }: Collection, t: Text): Head => {
    const { name, description } = collectionCopy[slug]
    return { title: t(name), description: t(description) }
  },

  /** One of the parts after the first. */
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

  /** Each question has a page, and nobody lists them. */
  search: (question: string, t: Text): Head => ({
    title: question ? t('Search for “{question}”', { question }) : t('Search'),
    description: t('Find spices, blends, kits, recipes, blogs and pages by the name you know them by.'),
    robots: 'noindex',
  }),

  /** Until the product is known, its head is that of its list. */
  product: (collection: Collection, { data: product, error, translated }: HeadRequest, t: Text): Head => {
    if (product)
      return { title: t(product.name), description: headDescription(translated || product.description) }
    const ofList = heads.collection(collection, t)
    if (statusOf(error) !== 404) return ofList
    return {
      title: t('Product not found'),
      description: `${t('There is no product at this address.')} ${ofList.description}`,
      robots: 'noindex',
      status: 404,
    }
  },
}
