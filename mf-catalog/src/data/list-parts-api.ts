import type { Category, Product } from 'shared-contracts/domain/catalogue'
import { type ListPart, PART_SIZE } from 'shared-contracts/domain/list-part'
import { productsCall } from 'shared-contracts/domain/products-call'
import { api } from 'shared-contracts/http'

interface Asked {
  /** Undefined for the list of everything. */
  category: Category | undefined
  /** From 1 on. */
  part: number
}

interface Answer {
  data: Product[]
  /** An api that knows no parts sends the whole list, and does not count it. */
  total?: number
}

function partCall({ category, part }: Asked): string {
  const list = productsCall(category)
  return `${list}${list.includes('?') ? '&' : '?'}from=${(part - 1) * PART_SIZE}&count=${PART_SIZE}`
}

export const listPartsApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    mfCatalogGetListPart: build.query<ListPart<Product>, Asked>({
      query: (asked) => ({ url: partCall(asked) }),
      transformResponse: ({ data, total = data.length }: Answer) => ({ items: data, total }),
    }),
  }),
})

export const { useMfCatalogGetListPartQuery } = listPartsApi
