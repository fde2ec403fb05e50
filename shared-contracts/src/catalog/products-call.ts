import type { Category } from './product'

/** Returns the api path that lists a category: a query for DIY kits, a path for the others (specification 23.1). */
export function productsCall(category: Category | undefined): string {
  if (!category) return '/api/products'
  const name = encodeURIComponent(category)
  return category === 'DIY SPICE KIT' ? `/api/products?category=${name}` : `/api/products/category/${name}`
}
