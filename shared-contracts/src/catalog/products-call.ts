import type { Category } from './product'

/** The call for a category's list: DIY kits are asked for by query, the others by path (specification 23.1). */
export function productsCall(category: Category | undefined): string {
  if (!category) return '/api/products'
  const name = encodeURIComponent(category)
  return category === 'DIY SPICE KIT' ? `/api/products?category=${name}` : `/api/products/category/${name}`
}
