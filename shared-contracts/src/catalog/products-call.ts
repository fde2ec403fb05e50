import type { Category } from './product'

/** Returns the path that lists a category: DIY kits by query, the others by path (specification 23.1). */
export function productsCall(category: Category | undefined): string {
  if (!category) return '/api/products'
  const name = encodeURIComponent(category)
  return category === 'DIY SPICE KIT' ? `/api/products?category=${name}` : `/api/products/category/${name}`
}
