import type { Product } from 'shared-contracts/domain/catalogue'
import { api } from 'shared-contracts/http'
import type { CatalogueAnswer } from './catalogue-check'

interface Answer {
  data: Product[]
  /** An api that knows no ids sends the whole list, and does not count it. */
  total?: number
}

export const { useMfCartCheckoutGetProductsOfCartQuery } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** @param ids in an order of their own, so that the same products are the same request */
    mfCartCheckoutGetProductsOfCart: build.query<CatalogueAnswer, readonly string[]>({
      query: (ids) => ({ url: `/api/products?ids=${ids.map(encodeURIComponent).join(',')}` }),
      transformResponse: ({ data, total = data.length }: Answer, _, asked) => ({
        asked,
        products: data,
        total,
      }),
    }),
  }),
})
