import type { Product } from '../catalog/product'
import { readProduct } from '../catalog/product-reader'
import { api } from './api'
import { reportMalformed } from './malformed'
import { readData } from './read-data'

export const productsApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getProduct: build.query<Product, string>({
      query: (id) => ({ url: `/api/products/${encodeURIComponent(id)}` }),
      transformResponse: (answer: unknown, _, id) => {
        const product = readProduct(readData(answer), 'product', reportMalformed)
        if (!product) throw new Error('The response has no product.')
        return { ...product, _id: product._id || id }
      },
    }),
  }),
})

export const { useGetProductQuery } = productsApi
