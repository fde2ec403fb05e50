import { type ListPart, PART_SIZE } from 'shared-contracts/catalog/lists/list-part'
import type { Category, ListedProduct, Product } from 'shared-contracts/catalog/product'
import { productsCall } from 'shared-contracts/catalog/products-call'
import { api, readData, readProducts, reportMalformed } from 'shared-contracts/http'

interface PageRequest {
  /** Undefined for all products. */
  category: Category | undefined
  /** Counted from 1. */
  part: number
}

interface Wanted {
  /** Undefined for all products. */
  category: Category | undefined
  /** Part of any of the product's names, in any language. */
  name: string
}

/** Long enough for a shopper to look at a product and return to the results. */
const KEPT_FOR_SECONDS = 3600

function listCall(category: Category | undefined, asked: string): string {
  const list = productsCall(category)
  return `${list}${list.includes('?') ? '&' : '?'}${asked}`
}

/** The shop has fewer products, so a larger total is invalid. */
const MOST_PRODUCTS = 100_000

/** Reads one part. An older api, without parts, sends the whole list and no total. */
function readPart(answer: unknown): ListPart<Product> {
  const data = readData(answer)
  if (!Array.isArray(data)) throw new Error('The response has no products.')
  const { total } = answer as { total?: unknown }
  const isCount = typeof total === 'number' && total >= data.length && total <= MOST_PRODUCTS
  return { items: readProducts(data, 'products', reportMalformed), total: isCount ? total : data.length }
}

export const listPartsApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Part 1 has the list's own URL (specification 23.1). HTML includes only the fields kept by `asCards`. */
    mfCatalogGetListPart: build.query<ListPart<Product | ListedProduct>, PageRequest>({
      query: ({ category, part }) => ({
        url:
          part === 1
            ? productsCall(category)
            : listCall(category, `from=${(part - 1) * PART_SIZE}&count=${PART_SIZE}`),
      }),
      transformResponse: readPart,
    }),
    /** The first part of the products found by name. */
    mfCatalogFindProducts: build.query<ListPart<Product>, Wanted>({
      query: ({ category, name }) => ({
        url: listCall(category, `name=${encodeURIComponent(name)}&from=0&count=${PART_SIZE}`),
      }),
      transformResponse: readPart,
      keepUnusedDataFor: KEPT_FOR_SECONDS,
    }),
  }),
})

export const { useMfCatalogGetListPartQuery, useMfCatalogFindProductsQuery } = listPartsApi
