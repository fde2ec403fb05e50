import { collections } from 'shared-contracts/catalog/lists/collections'
import { inLanguage, splitLanguage } from 'shared-contracts/i18n/language'
import { CATALOGUE, productTag } from 'shared-contracts/platform/content-tags'
import { paths } from 'shared-contracts/routing/paths'
import type { PageStamp } from './cache/page-stamps'

/** A placeholder for the id, in a page that is rendered once for all unknown products of a list. */
const ANY_ID = 'a-product-that-does-not-exist'
/** Matches ids that have the same spelling in addresses, HTML and JSON. */
const PLAIN_ID = /^[a-z0-9-]{1,100}$/

export interface UnknownProduct {
  /** The route that must serve the path: if another one does, this is not a product's address. */
  route: string
  /** The path of the shared page, in which `withId` replaces the placeholder. */
  path: string
  withId: (html: string) => string
}

/** Recognises the address of a product that is not in the catalogue. A remote may still have a page there. */
export function findUnknownProduct(path: string, { versionOf }: PageStamp): UnknownProduct | undefined {
  const { language, pathname } = splitLanguage(path)
  const [slug, id = '', ...rest] = pathname.slice(1).split('/')
  const list = Object.values(collections).find((each) => each.slug === slug)
  if (!list || rest.length > 0 || !PLAIN_ID.test(id)) return undefined
  const isCatalogueKnown = versionOf(CATALOGUE) !== ''
  if (!isCatalogueKnown || versionOf(productTag(id)) !== '') return undefined
  return {
    route: `${paths.collection(list.slug)}/:id`,
    path: inLanguage(language, paths.product(list.slug, ANY_ID)),
    withId: (html) => html.replaceAll(ANY_ID, id),
  }
}
