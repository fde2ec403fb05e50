import type { Product } from '../catalog/product'
import { readProduct } from '../catalog/product-reader'
import { api } from './api'
import { dataOf } from './data-of'
import { reportMalformed } from './malformed'

export const productsApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getProduct: build.query<Product, string>({
      query: (id) => ({ url: `/api/products/${encodeURIComponent(id)}` }),
      transformResponse: (answer: unknown, _, id) => {
        const product = readProduct(dataOf(answer), 'product', reportMalformed)
        if (!product) throw new Error('The answer has no product.')
        return { ...product, _id: product._id || id }
      },
    }),
  }),
})

export const { useGetProductQuery } = productsApi
