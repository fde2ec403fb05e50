import { fetchUntilThere } from 'design-system/late/fetch-until-there'
import { lateCode } from 'design-system/late/late-code'
import type { ProductDescription } from 'shared-contracts/catalog/product-description-schema'
import type { ProductFacts } from 'shared-contracts/catalog/product-facts-schema'
import { api, dataOf, optional, reportMalformed, shape, text } from 'shared-contracts/http'
import type { Language } from 'shared-contracts/i18n/language'
import type { RootState } from 'shared-contracts/store'

/** A product is shown and sold without them. */
const NO_FACTS: ProductFacts = { maker: '', variants: [] }

/** Loaded late: on a first visit the facts come with the document, already read. */
export const factsReader = lateCode(() => import(/* webpackChunkName: "touched-product" */ './read-facts'))

const readDescription = shape<ProductDescription>({ description: optional(text) })

export const factsApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** What the label of a product says. */
    mfCatalogGetFacts: build.query<ProductFacts, string>({
      query: (id) => ({ url: `/api/products/${encodeURIComponent(id)}/facts` }),
      async transformResponse(answer: unknown) {
        // Until the file is there, as the page asks for this answer only once.
        const { readFacts } = await fetchUntilThere(factsReader)
        return readFacts(dataOf(answer), 'facts', reportMalformed) ?? NO_FACTS
      },
    }),

    /** A product's description in a language other than English. */
    mfCatalogGetDescription: build.query<ProductDescription, { id: string; language: Language }>({
      query: ({ id, language }) => ({
        url: `/api/products/${encodeURIComponent(id)}/description/${language}`,
      }),
      transformResponse: (answer: unknown) =>
        readDescription(dataOf(answer), 'description', reportMalformed) ?? {},
    }),
  }),
})

export const { useMfCatalogGetFactsQuery, useMfCatalogGetDescriptionQuery } = factsApi

const { selectCachedArgsForQuery } = factsApi.util

/** @returns the product's description in the language of this document, once it is there and not English */
export function knownDescription(state: RootState, id: string): string | undefined {
  // A document has one language, so at most one has been asked for.
  const asked = selectCachedArgsForQuery(state, 'mfCatalogGetDescription').find((one) => one.id === id)
  return asked && factsApi.endpoints.mfCatalogGetDescription.select(asked)(state).data?.description
}
