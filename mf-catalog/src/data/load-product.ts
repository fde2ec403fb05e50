import type { ListedProduct, Product } from 'shared-contracts/catalog/product'
import { productsApi } from 'shared-contracts/http'
import type { Language } from 'shared-contracts/i18n/language'
import { isRecent } from 'shared-contracts/remote/is-recent'
import type { AppDispatch, RootState } from 'shared-contracts/store'
import { isWhole } from './as-cards'
import { factsApi } from './facts-api'
import { listPartsApi } from './list-parts-api'

const { getProduct } = productsApi.endpoints
const { mfCatalogGetListPart } = listPartsApi.endpoints

const knownLists = (state: RootState) =>
  listPartsApi.util
    .selectCachedArgsForQuery(state, 'mfCatalogGetListPart')
    .map((asked) => mfCatalogGetListPart.select(asked)(state))

/** Returns a product as the loaded lists contain it, the newest first. Lists that are too old are ignored. */
function inLists(state: RootState, id: string): (Product | ListedProduct)[] {
  return knownLists(state)
    .filter(isRecent)
    .sort((one, other) => (other.fulfilledTimeStamp ?? 0) - (one.fulfilledTimeStamp ?? 0))
    .flatMap(({ data }) => data?.items.filter(({ _id }) => _id === id) ?? [])
}

/** Returns what a card of a list shows of a product, which its page can show until the product has loaded. */
export function knownCard(state: RootState, id: string): ListedProduct | undefined {
  return inLists(state, id)[0]
}

// The page subscribes when it renders. A subscription here would keep the response, and its prices, as long as the tab is
// open.
const once = { subscribe: false }

/** Requests a product's first reviews. Products without a rating have none. */
function loadReviews(id: string) {
  return async (dispatch: AppDispatch) => {
    const { firstReviews, reviewsApi } = await import(
      /* webpackChunkName: "touched-reviews" */ './reviews-api'
    )
    await dispatch(reviewsApi.endpoints.mfCatalogGetReviews.initiate(firstReviews(id), once))
  }
}

/** Requests a product, its label and its translation. The first time, a recent list can provide the product. */
export function loadProduct(id: string, language: Language = 'en') {
  return (dispatch: AppDispatch, getState: () => RootState): readonly PromiseLike<unknown>[] => {
    const state = getState()
    const product = getProduct.select(id)(state).isUninitialized
      ? inLists(state, id).find(isWhole)
      : undefined
    const { mfCatalogGetFacts, mfCatalogGetDescription } = factsApi.endpoints
    const asked: PromiseLike<unknown>[] = []
    // The product is requested first, because the first screen waits for it.
    if (product) {
      const entry = { endpointName: 'getProduct', arg: id, value: product } as const
      dispatch(productsApi.util.upsertQueryEntries([entry]))
    } else asked.push(dispatch(getProduct.initiate(id, once)))
    const facts = dispatch(mfCatalogGetFacts.initiate(id, once))
    asked.push(facts.then(({ data }) => data?.rating && dispatch(loadReviews(id))))
    if (language !== 'en') asked.push(dispatch(mfCatalogGetDescription.initiate({ id, language }, once)))
    return asked
  }
}
