import type { Product } from 'shared-contracts/catalog/product'
import { productsApi } from 'shared-contracts/http'
import type { Language } from 'shared-contracts/i18n/language'
import { isRecent } from 'shared-contracts/remote/is-recent'
import type { AppDispatch, RootState } from 'shared-contracts/store'
import { factsApi } from './facts-api'
import { listPartsApi } from './list-parts-api'

const { getProduct } = productsApi.endpoints
const { mfCatalogGetListPart } = listPartsApi.endpoints

/** The answers to requests for parts of lists that are in the store. */
const knownLists = (state: RootState) =>
  listPartsApi.util
    .selectCachedArgsForQuery(state, 'mfCatalogGetListPart')
    .map((asked) => mfCatalogGetListPart.select(asked)(state))

/** The product as the youngest list has it. */
function productInLists(state: RootState, id: string): Product | undefined {
  return knownLists(state)
    .filter(isRecent)
    .sort((one, other) => (other.fulfilledTimeStamp ?? 0) - (one.fulfilledTimeStamp ?? 0))
    .map(({ data }) => data?.items.find(({ _id }) => _id === id))
    .find((product) => product !== undefined)
}

// The page subscribes when it renders; a preload that subscribed as well would keep its answer, and its prices,
// for as long as the tab is open.
const once = { subscribe: false }

/**
 * Starts the requests of a product's page: for its label, its description in another language, and for itself, unless a list that came lately has brought
 * the whole product. What was asked for the product itself, answered or not, is never written over.
 */
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
