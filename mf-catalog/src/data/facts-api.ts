import type { ProductFacts } from 'shared-contracts/domain/product-facts-schema'
import { api, dataOf, reportMalformed } from 'shared-contracts/http'
import { readFacts } from './facts-reader'

/** A product is shown and sold without them. */
const NO_FACTS: ProductFacts = { maker: '', packs: [] }

export const factsApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** What the label of a product says. */
    mfCatalogGetFacts: build.query<ProductFacts, string>({
      query: (id) => ({ url: `/api/products/${encodeURIComponent(id)}/facts` }),
      transformResponse: (answer: unknown) => readFacts(dataOf(answer), 'facts', reportMalformed) ?? NO_FACTS,
    }),
  }),
})

export const { useMfCatalogGetFactsQuery } = factsApi
