import { type Collection, collections } from 'shared-contracts/catalog/lists/collections'
import type { Product } from 'shared-contracts/catalog/product'
import type { SearchEntry } from 'shared-contracts/remote'
import { paths } from 'shared-contracts/routing/paths'
import { productEntry } from 'shared-contracts/search/product-entry'
import { collectionCopy } from '../data/collection-copy'

const alsoNamed: Readonly<Record<Collection['slug'], readonly string[]>> = {
  'all-products': ['products', 'shop', 'everything'],
  'whole-spices': ['whole', 'whole masala', 'khada masala'],
  'ground-spices': ['ground', 'powders'],
  'diy-spices': ['diy', 'diy kits', 'spice kits', 'kits'],
  retails: ['blends', 'spice blends', 'masalas'],
}

const listEntry = ({ slug }: Collection): SearchEntry => ({
  kind: 'page',
  title: collectionCopy[slug].name,
  path: paths.collection(slug),
  names: alsoNamed[slug],
  picture: collectionCopy[slug].banner,
})

/** Search entries of this remote: the lists and their products. */
export function catalogSearchEntries(products: readonly Product[]): readonly SearchEntry[] {
  return [...products.map(productEntry), ...Object.values<Collection>(collections).map(listEntry)]
}
