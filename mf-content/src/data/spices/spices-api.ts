import type { Product } from 'shared-contracts/catalog/product'
import { api, dataOf, readProducts, reportMalformed } from 'shared-contracts/http'

export const { useMfContentGetSpicesQuery } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Those of the products with these ids that are on sale. */
    mfContentGetSpices: build.query<Product[], readonly string[]>({
      query: (ids) => ({ url: `/api/products?ids=${ids.map(encodeURIComponent).join(',')}` }),
      transformResponse: (answer: unknown) => readProducts(dataOf(answer), 'products', reportMalformed),
    }),
  }),
})
