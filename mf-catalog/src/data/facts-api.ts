import type { ProductFacts } from 'shared-contracts/domain/product-facts-schema'
import { api } from 'shared-contracts/http'

export const factsApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** What the label of a product says. */
    mfCatalogGetFacts: build.query<ProductFacts, string>({
      query: (id) => ({ url: `/api/products/${encodeURIComponent(id)}/facts` }),
      transformResponse: (answer: { data: ProductFacts }) => answer.data,
    }),
  }),
})

export const { useMfCatalogGetFactsQuery } = factsApi
