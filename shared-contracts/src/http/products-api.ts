import type { Category, Product } from '../domain/catalogue'
import { productsCall } from '../domain/products-call'
import { api } from './api'

interface Answer<Data> {
  success: boolean
  data: Data
}

export const productsApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** All products, or those of one category. */
    getProducts: build.query<Product[], Category | undefined>({
      query: (category) => ({ url: productsCall(category) }),
      transformResponse: (answer: Answer<Product[]>) => answer.data,
    }),
    getProduct: build.query<Product, string>({
      query: (id) => ({ url: `/api/products/${encodeURIComponent(id)}` }),
      transformResponse: (answer: Answer<Product>) => answer.data,
    }),
  }),
})

export const { useGetProductsQuery, useGetProductQuery } = productsApi
