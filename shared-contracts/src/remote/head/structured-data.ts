import { shop } from '../../platform/shop'

type Thing = Readonly<Record<string, unknown>>

/** The shop itself, described once a page by the edge; everything else refers to it. */
export function organizationRef(origin: string): Thing {
  return { '@type': 'Organization', '@id': `${origin}/#organization`, name: shop.brand }
}

interface ListPage {
  name: string
  description: string
  path: string
  items: readonly { name: string; path: string }[]
  /** How many stand before them, where they are a part of a longer list. */
  before?: number
  /** Of the whole list, where they are a part of it. */
  total?: number | undefined
}

/** A page that is a list of other pages; without its items while they are not known. */
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
