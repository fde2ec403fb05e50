import { paths } from '../routing/paths'
import { type Collection, collections } from './lists/collections'
import type { Product } from './product'

/** The list of a product's own category; it stands in that of everything too. */
export function homeCollection({ category }: Pick<Product, 'category'>): Collection {
  return Object.values<Collection>(collections).find((one) => one.category === category) ?? collections.all
}

/** The one address a product is known by, among those of the lists it is reached through. */
export function productPath(product: Pick<Product, '_id' | 'category'>): string {
  return paths.product(homeCollection(product).slug, product._id)
}
