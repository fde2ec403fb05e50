import { type Collection, collections } from 'shared-contracts/catalog/lists/collections'
import { productsApi } from 'shared-contracts/http'
import type { RemoteRoute } from 'shared-contracts/remote'
import { paths } from 'shared-contracts/routing/paths'
import { canBeFound, searchQuestion } from 'shared-contracts/search/search-question'
import type { AppDispatch } from 'shared-contracts/store'
import { knownDescription } from './data/facts-api'
import { knownPart } from './data/known-part'
import { listPartsApi } from './data/list-parts-api'
import { loadProduct } from './data/load-product'
import { requestedPart } from './data/requested-part'
import { heads } from './heads'
import { CollectionPage } from './pages/collection/collection-page'
import { collectionPicture, productPicture } from './pages/first-pictures'
import { ProductPage } from './pages/product/product-page'
import { productReading } from './pages/product/product-reading'

const { getProduct } = productsApi.endpoints
const { mfCatalogGetListPart } = listPartsApi.endpoints

// The page subscribes when it renders. A subscription here would keep the response, and its prices, as long as the tab is
// open.
const once = { subscribe: false }

async function loadFound(dispatch: AppDispatch, question: string) {
  if (!canBeFound(question)) return
  const { searchApi } = await import(/* webpackChunkName: "search" */ './data/search-api')
  return dispatch(searchApi.endpoints.mfCatalogSearch.initiate(question, once))
}

const ofCollections: readonly RemoteRoute[] = Object.values(collections).flatMap(
  (collection: Collection) =>
    [
      {
        path: paths.collection(collection.slug),
        Component: CollectionPage,
        preload: (dispatch) => [
          dispatch(mfCatalogGetListPart.initiate({ category: collection.category, part: 1 }, once)),
        ],
        firstPicture: (state) => collectionPicture(collection, state),
        head: (_, __, t) => heads.collection(collection, t),
      },
      {
        path: `${paths.collection(collection.slug)}/part/:part`,
        Component: CollectionPage,
        preload(dispatch, params) {
          const part = requestedPart(params.part)
          if (part === undefined) return []
          return [dispatch(mfCatalogGetListPart.initiate({ category: collection.category, part }, once))]
        },
        firstPicture: (state) => collectionPicture(collection, state),
        head: (state, params, t) => heads.listPart(collection, knownPart(state, collection, params.part), t),
      },
      {
        path: `${paths.collection(collection.slug)}/:id`,
        Component: ProductPage,
        preload(dispatch, { id = '' }, language) {
          const asked = dispatch(loadProduct(id, language))
          // A shopper who comes from another page does not have the chunk yet. Navigation does not wait for it.
          productReading.fetch()
          return asked
        },
        firstPicture: (state, { id = '' }) => productPicture(getProduct.select(id)(state).data),
        head: (state, { id = '' }, t) =>
          heads.product(
            collection,
            { ...getProduct.select(id)(state), translated: knownDescription(state, id) },
            t,
          ),
      },
    ] satisfies RemoteRoute[],
)

const ofSearch: RemoteRoute = {
  path: paths.search,
  query: ['q'],
  chunk: 'search',
  lazy: () => import(/* webpackChunkName: "search" */ './pages/search-page'),
  preload: (dispatch, { q = '' }) => [loadFound(dispatch, searchQuestion(q))],
  head: (_, { q = '' }, t) => heads.search(searchQuestion(q), t),
}

export const routes: readonly RemoteRoute[] = [...ofCollections, ofSearch]
