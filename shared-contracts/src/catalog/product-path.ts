import { paths } from '../routing/paths'
import { type Collection, collections } from './lists/collections'
import type { Product } from './product'

/** Returns the list of a product's category, or the list of all products if the category is unknown. */
export function homeCollection({ category }: Pick<Product, 'category'>): Collection {
  return Object.values<Collection>(collections).find((one) => one.category === category) ?? collections.all
}

/** Returns a product's canonical path. Every list that contains the product has a path for it. */
export function productPath(product: Pick<Product, '_id' | 'category'>): string {
  return paths.product(homeCollection(product).slug, product._id)
}
