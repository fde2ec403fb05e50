import { fetchUntilThere } from 'design-system/late/fetch-until-there'
import { lateCode } from 'design-system/late/late-code'
import type { ProductDescription } from 'shared-contracts/catalog/product-description-schema'
import type { ProductFacts } from 'shared-contracts/catalog/product-facts-schema'
import { api, optional, readData, reportMalformed, shape, text } from 'shared-contracts/http'
import type { Language } from 'shared-contracts/i18n/language'
import type { RootState } from 'shared-contracts/store'

/** Replaces facts that fail to load, so that the product is shown and sold without them. */
const NO_FACTS: ProductFacts = { maker: '', variants: [] }

/** Loaded on demand, because on a first visit the parsed facts come with the document. */
export const factsReader = lateCode(() => import(/* webpackChunkName: "touched-product" */ './read-facts'))

const readDescription = shape<ProductDescription>({ description: optional(text) })

export const factsApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    mfCatalogGetFacts: build.query<ProductFacts, string>({
      query: (id) => ({ url: `/api/products/${encodeURIComponent(id)}/facts` }),
      async transformResponse(answer: unknown) {
        // Retries until the chunk has loaded, because the page makes this request only once.
        const { readFacts } = await fetchUntilThere(factsReader)
        return readFacts(readData(answer), 'facts', reportMalformed) ?? NO_FACTS
      },
    }),

    /** A product's description in a language other than English. */
    mfCatalogGetDescription: build.query<ProductDescription, { id: string; language: Language }>({
      query: ({ id, language }) => ({
        url: `/api/products/${encodeURIComponent(id)}/description/${language}`,
      }),
      transformResponse: (answer: unknown) =>
        readDescription(readData(answer), 'description', reportMalformed) ?? {},
    }),
  }),
})

export const { useMfCatalogGetFactsQuery, useMfCatalogGetDescriptionQuery } = factsApi

const { selectCachedArgsForQuery } = factsApi.util

/** @returns the description in the document's language, once loaded; undefined for English */
export function knownDescription(state: RootState, id: string): string | undefined {
  // A document has one language, so at most one was requested.
  const asked = selectCachedArgsForQuery(state, 'mfCatalogGetDescription').find((one) => one.id === id)
  return asked && factsApi.endpoints.mfCatalogGetDescription.select(asked)(state).data?.description
}
