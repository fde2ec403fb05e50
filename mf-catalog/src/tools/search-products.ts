import type { ShownProduct } from 'shared-contracts/catalog/shown-product'
import { asManyAsFit } from 'shared-contracts/remote/agents/as-many-as-fit'
import { defineTool } from 'shared-contracts/remote/agents/define-tool'
import { text } from 'shared-contracts/remote/agents/fields'
import { refuse } from 'shared-contracts/remote/agents/refuse'
import { canBeFound, LONGEST_QUESTION, searchQuestion } from 'shared-contracts/search/search-question'
import { OTHER_VERSION, searchApi } from '../data/search-api'
import { describeVariant } from './describe-variant'
import { fetchShownProduct } from './fetch-shown-product'

/** More products would exceed the maximum size of a response. */
const MOST = 8

const parseId = (path: string) => decodeURIComponent(path.split('/').at(-1) ?? '')

function describeProduct({ id, name, path, variants }: ShownProduct) {
  return { product_id: id, name, page: path, variants: variants.map(describeVariant) }
}

export const searchProducts = defineTool({
  name: 'search_products',
  title: 'Search products',
  description:
    'Finds products of this shop by name, in English or by the names Indian kitchens use (haldi, jeera), and returns their packs with price in INR, price per 100 g and stock. Does not find recipes or pages. Prices include taxes; shipping is added at checkout.',
  readOnlyHint: true,
  fields: {
    query: text('What to search for, such as turmeric or garam masala.', LONGEST_QUESTION),
  },
  async answer({ query }, { store }) {
    const question = searchQuestion(query)
    if (!canBeFound(question)) return refuse('TOO_SHORT', 'Use at least two different letters.')
    const asked = searchApi.endpoints.mfCatalogSearch.initiate(question, { subscribe: false })
    const found = await store.dispatch(asked).unwrap()
    if (found === OTHER_VERSION) return refuse('OTHER_VERSION', 'The shop was updated. Reload the page.')
    const ids = found.entries.filter(({ kind }) => kind === 'product').map(({ path }) => parseId(path))
    const asking = ids.slice(0, MOST).map((id) => fetchShownProduct(id, store).catch(() => undefined))
    const products = (await Promise.all(asking)).filter((product) => product !== undefined)
    return asManyAsFit(products, (shown) => ({
      // Set if no entry matches all words.
      ...(found.isNear && { near: true }),
      products: shown.map(describeProduct),
      ...(shown.length < ids.length && { more: ids.length - shown.length }),
    }))
  },
})
