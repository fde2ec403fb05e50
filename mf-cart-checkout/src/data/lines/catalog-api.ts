import { api, dataOf, readProducts, reportMalformed } from 'shared-contracts/http'
import type { CatalogResponse } from './catalog-check'

/** A price need not be asked for again within this many seconds. */
export const FRESH_FOR_SECONDS = 60

/**
 * Reads what the shop says about the products of a cart. Of one whose price or packs it could not read it says nothing: that
 * product is not gone. @throws Error for an answer without products
 */
function catalogIn(answer: unknown, asked: readonly string[]): CatalogResponse {
  const data = dataOf(answer)
  if (!Array.isArray(data)) throw new Error('The answer has no products.')
  const malformed = new Set<unknown>()
  const products = data.flatMap((item) =>
    readProducts([item], 'products', (field) => {
      reportMalformed(field)
      malformed.add(Object(item)._id)
    }),
  )
  const { total } = answer as { total?: unknown }
  return {
    // Which product an item without an id would have been, nobody knows.
    asked: malformed.has(undefined) || malformed.has(null) ? [] : asked.filter((id) => !malformed.has(id)),
    products,
    // An api that knows no ids sends the whole list, and does not count it.
    total: typeof total === 'number' ? total : products.length,
  }
}

export const catalogApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** @param ids in an order of their own, so that the same products are the same request */
    mfCartCheckoutGetProductsOfCart: build.query<CatalogResponse, readonly string[]>({
      query: (ids) => ({ url: `/api/products?ids=${ids.map(encodeURIComponent).join(',')}` }),
      transformResponse: (answer: unknown, _, asked) => catalogIn(answer, asked),
    }),
  }),
})

export const { useMfCartCheckoutGetProductsOfCartQuery } = catalogApi
