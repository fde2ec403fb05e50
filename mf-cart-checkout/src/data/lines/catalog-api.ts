import { api, optional, readData, readProducts, reportMalformed } from 'shared-contracts/http'
import { readRunningDiscounts } from 'shared-contracts/orders/discounts/discounts-reader'
import type { CatalogResponse } from './catalog-check'

/** Prices are not requested again within this many seconds. */
export const FRESH_FOR_SECONDS = 60

/** Leaves unreadable products out of `asked`, so they don't count as gone. @throws Error if no list was sent */
function readCatalog(answer: unknown, asked: readonly string[]): CatalogResponse {
  const data = readData(answer)
  if (!Array.isArray(data)) throw new Error('The response has no products.')
  const malformed = new Set<unknown>()
  const products = data.flatMap((item) =>
    readProducts([item], 'products', (field) => {
      reportMalformed(field)
      malformed.add(Object(item)._id)
    }),
  )
  const { total, discounts } = answer as { total?: unknown; discounts?: unknown }
  return {
    // An unreadable product without an id could be any of those requested.
    asked: malformed.has(undefined) || malformed.has(null) ? [] : asked.filter((id) => !malformed.has(id)),
    products,
    // An older api, without this filter, sends the whole list and no total.
    total: typeof total === 'number' ? total : products.length,
    discounts: optional(readRunningDiscounts)(discounts, 'discounts', reportMalformed),
  }
}

export const catalogApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** @param ids the products' ids in a fixed order, so that the same products share a request */
    mfCartCheckoutGetProductsOfCart: build.query<CatalogResponse, readonly string[]>({
      query: (ids) => ({ url: `/api/products?ids=${ids.map(encodeURIComponent).join(',')}` }),
      transformResponse: (answer: unknown, _, asked) => readCatalog(answer, asked),
    }),
  }),
})

export const { useMfCartCheckoutGetProductsOfCartQuery } = catalogApi
