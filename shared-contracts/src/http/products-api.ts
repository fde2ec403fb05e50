import type { Category, Product } from '../domain/catalogue'
import { api } from './api'

interface Answer<Data> {
  success: boolean
  data: Data
}

/** The path of a category's list: DIY kits are asked for by query, the others by path (specification 23.1). */
function listUrl(category: Category | undefined): string {
  if (!category) return '/api/products'
  const name = encodeURIComponent(category)
  return category === 'DIY SPICE KIT' ? `/api/products?category=${name}` : `/api/products/category/${name}`
}

export const productsApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** All products, or those of one category. */
    getProducts: build.query<Product[], Category | undefined>({
      query: (category) => ({ url: listUrl(category) }),
      transformResponse: (answer: Answer<Product[]>) => answer.data,
    }),
    getProduct: build.query<Product, string>({
      query: (id) => ({ url: `/api/products/${encodeURIComponent(id)}` }),
      transformResponse: (answer: Answer<Product>) => answer.data,
    }),
  }),
})

export const { useGetProductsQuery, useGetProductQuery } = productsApi
