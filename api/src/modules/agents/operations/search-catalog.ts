import type { ShownProduct } from 'shared-contracts/catalog/shown-product'
import { searchQuestion } from 'shared-contracts/search/search-question'
import { allergenWarning } from '../ucp/allergens'
import { capabilities } from '../ucp/capabilities'
import { envelope, type Spoken, withMessages } from '../ucp/envelope'
import type { FoundProducts, Message } from '../ucp/response-schema'
import { wireProduct } from '../ucp/wire-product'
import { currencyNote, narrowed } from './filters'
import type { ProductSearch } from './product-search'
import { PAGE, type SearchRequest } from './requests'
import type { Shelf } from './shelf'

interface Part {
  products: ShownProduct[]
  hasMore: boolean
  /** Undefined if not counted. */
  total?: number
  isNear: boolean
}

export function createSearchCatalog(shelf: Shelf, search: ProductSearch, spoken: Spoken) {
  /** Returns the products that match a query, best first; without a query, all that meet the filters. */
  return async (request: SearchRequest): Promise<FoundProducts> => {
    const { cursor, limit = PAGE } = request.pagination ?? {}
    const from = cursor === undefined ? 0 : Number(cursor.slice('at-'.length))
    const count = Math.min(limit, PAGE)
    const question = searchQuestion(request.query ?? '')
    const part = question ? await found(question, request, from, count) : await browsed(request, from, count)
    const { products, hasMore, total } = part
    return {
      ucp: envelope(spoken, capabilities.search),
      products: products.map((product) => wireProduct(product, spoken)),
      pagination: {
        has_next_page: hasMore,
        ...(hasMore && { cursor: `at-${from + count}` }),
        ...(total !== undefined && { total_count: total }),
      },
      ...withMessages([
        ...currencyNote(request),
        ...nearNote(part),
        ...products.flatMap((product, at) => allergenWarning(product, `$.products[${at}]`)),
      ]),
    }
  }

  async function found(question: string, request: SearchRequest, from: number, count: number): Promise<Part> {
    const { ids, isNear } = await search(question)
    const byId = new Map((await shelf.shownCalled(ids)).map((product) => [product.id, product]))
    const all = ids.flatMap((id) => {
      const product = byId.get(id)
      return (product && narrowed(product, request)) ?? []
    })
    const products = all.slice(from, from + count)
    return { products, hasMore: all.length > from + count, total: all.length, isNear }
  }

  /** Stops reading after the requested page, because a catalogue may be long. */
  async function browsed(request: SearchRequest, from: number, count: number): Promise<Part> {
    const products: ShownProduct[] = []
    let place = 0
    for await (const each of shelf.shown()) {
      const product = narrowed(each, request)
      if (!product) continue
      if (products.length === count) return { products, hasMore: true, isNear: false }
      if (place >= from) products.push(product)
      place += 1
    }
    return { products, hasMore: false, total: place, isNear: false }
  }
}

function nearNote({ isNear, products }: Part): Message[] {
  if (!isNear || products.length === 0) return []
  return [
    {
      type: 'info',
      code: 'near_match',
      content: 'No product matches all of these words. These are the closest matches.',
    },
  ]
}
