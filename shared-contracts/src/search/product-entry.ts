import { listNames } from '../catalog/lists/list-names'
import { type Category, listingPicture, type Product } from '../catalog/product'
import { homeCollection, productPath } from '../catalog/product-path'
import type { SearchEntry } from '../remote/search/search-index'

/** Ranks a whole spice before its powder, and a blend before its kit. */
const orders: Readonly<Record<Category, number>> = {
  'WHOLE SPICES': 0,
  'GROUND SPICES': 1,
  'SPICES BLENDS': 0,
  'DIY SPICE KIT': 2,
}

/** Removes the form from a spice's name: 'Cumin Seeds' becomes 'Cumin'. */
const withoutForm = (name: string) => name.replace(/ (Seeds|Leaves|Powder)$/, '')

export function productEntry(product: Product): SearchEntry {
  return {
    kind: 'product',
    title: product.name,
    path: productPath(product),
    names: [withoutForm(product.name), product.hindiName, ...product.synonyms],
    about: listNames[homeCollection(product).slug],
    order: product.category ? orders[product.category] : 2,
    picture: listingPicture(product) ?? undefined,
  }
}
