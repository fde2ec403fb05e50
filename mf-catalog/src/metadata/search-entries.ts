import { type Category, listingPicture, type Product } from 'shared-contracts/domain/catalogue'
import { type Collection, collections } from 'shared-contracts/domain/collections'
import { paths } from 'shared-contracts/domain/paths'
import { homeCollection, productPath } from 'shared-contracts/domain/product-path'
import type { SearchEntry } from 'shared-contracts/remote'
import { collectionCopy } from '../data/collection-copy'

/** A spice as it grows is meant before what is made of it. */
const orders: Readonly<Record<Category, number>> = {
  'WHOLE SPICES': 0,
  'GROUND SPICES': 1,
  'SPICES BLENDS': 0,
  'DIY SPICE KIT': 2,
}

const alsoNamed: Readonly<Record<Collection['slug'], readonly string[]>> = {
  'all-products': ['products', 'shop', 'everything'],
  'whole-spices': ['whole', 'whole masala', 'khada masala'],
  'ground-spices': ['ground', 'powders'],
  'diy-spices': ['diy', 'diy kits', 'spice kits', 'kits'],
  retails: ['blends', 'spice blends', 'masalas'],
}

/** What a spice is called whatever form it comes in. */
const withoutForm = (name: string) => name.replace(/ (Seeds|Leaves|Powder)$/, '')

const listEntry = ({ slug }: Collection): SearchEntry => ({
  kind: 'page',
  title: collectionCopy[slug].name,
  path: paths.collection(slug),
  names: alsoNamed[slug],
  picture: collectionCopy[slug].banner,
})

const productEntry = (product: Product): SearchEntry => ({
  kind: 'product',
  title: product.name,
  path: productPath(product),
  names: [withoutForm(product.name), product.hindiName, ...product.synonyms],
  about: collectionCopy[homeCollection(product).slug].name,
  order: orders[product.category],
  picture: listingPicture(product) ?? undefined,
})

/** What the catalogue lets be found: its products, and the lists of them. */
export function catalogueSearchEntries(products: readonly Product[]): readonly SearchEntry[] {
  return [...products.map(productEntry), ...Object.values<Collection>(collections).map(listEntry)]
}
