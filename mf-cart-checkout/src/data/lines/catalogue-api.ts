import type { Product } from 'shared-contracts/domain/catalogue'
import { api } from 'shared-contracts/http'
import type { CatalogueAnswer } from './catalogue-check'

interface Answer {
  data: Product[]
  /** An api that knows no ids sends the whole list, and does not count it. */
  total?: number
}

/** A price need not be asked for again within this many seconds. */
export const FRESH_FOR_SECONDS = 60

export const catalogueApi = api.injectEndpoints({
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

export const { useMfCartCheckoutGetProductsOfCartQuery } = catalogueApi
