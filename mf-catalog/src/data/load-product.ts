import type { Product } from 'shared-contracts/catalog/product'
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

/** Returns the product from the newest list that contains it whole. Lists that are too old are ignored. */
function productInLists(state: RootState, id: string): Product | undefined {
  return knownLists(state)
    .filter(isRecent)
    .sort((one, other) => (other.fulfilledTimeStamp ?? 0) - (one.fulfilledTimeStamp ?? 0))
    .flatMap(({ data }) => data?.items.filter(({ _id }) => _id === id) ?? [])
    .find(isWhole)
}

// The page subscribes when it renders. A subscription here would keep the response, and its prices, as long as the tab is
// open.
const once = { subscribe: false }

/** Requests a product, its label and its translation. The first time, a recent list can provide the product. */
export function loadProduct(id: string, language: Language = 'en') {
  return (dispatch: AppDispatch, getState: () => RootState): readonly PromiseLike<unknown>[] => {
    const state = getState()
    const product = getProduct.select(id)(state).isUninitialized ? productInLists(state, id) : undefined
    const { mfCatalogGetFacts, mfCatalogGetDescription } = factsApi.endpoints
    const asked: PromiseLike<unknown>[] = [dispatch(mfCatalogGetFacts.initiate(id, once))]
    if (language !== 'en') asked.push(dispatch(mfCatalogGetDescription.initiate({ id, language }, once)))
    if (!product) return [dispatch(getProduct.initiate(id, once)), ...asked]
    const entry = { endpointName: 'getProduct', arg: id, value: product } as const
    dispatch(productsApi.util.upsertQueryEntries([entry]))
    return asked
  }
}
