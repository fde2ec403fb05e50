import { shop } from '../../platform/shop'

type Thing = Readonly<Record<string, unknown>>

/** A reference to the shop, which the home page describes. */
export function organizationRef(origin: string): Thing {
  return { '@type': 'Organization', '@id': `${origin}/#organization`, name: shop.brand }
}

interface ListPage {
  name: string
  description: string
  path: string
  items: readonly { name: string; path: string }[]
  /** The number of earlier items, if this is a part of a longer list. */
  before?: number
  /** The length of the whole list, if this is a part of it. */
  total?: number | undefined
}

/** Describes a page that lists other pages. The list is left out while it is unknown or empty. */
export function collectionPage(origin: string, page: ListPage): Thing {
  const { name, description, path, items, before = 0, total = items.length } = page
  const itemListElement = items.map((item, index) => ({
    '@type': 'ListItem',
    position: before + index + 1,
    name: item.name,
    url: origin + item.path,
  }))
  const mainEntity = { '@type': 'ItemList', numberOfItems: total, itemListElement }
  return {
    '@type': 'CollectionPage',
    name,
    description,
    url: origin + path,
    ...(items.length > 0 && { mainEntity }),
  }
}
