import type { Product } from 'shared-contracts/domain/catalogue'
import { categories } from 'shared-contracts/domain/categories'
import { productsApi } from 'shared-contracts/http'
import { isRecent } from 'shared-contracts/remote/is-recent'
import type { AppDispatch, RootState } from 'shared-contracts/store'

const { getProduct, getProducts } = productsApi.endpoints

const lists = [undefined, ...categories].map((category) => getProducts.select(category))

/** The product as the youngest list has it. */
function productInLists(state: RootState, id: string): Product | undefined {
  return lists
    .map((select) => select(state))
    .filter(isRecent)
    .sort((one, other) => (other.fulfilledTimeStamp ?? 0) - (one.fulfilledTimeStamp ?? 0))
    .map(({ data }) => data?.find(({ _id }) => _id === id))
    .find((product) => product !== undefined)
}

/**
 * Starts the request of a product's page, unless a list that came lately has brought the whole product. What was
 * asked for the product itself, answered or not, is never written over.
 */
export function loadProduct(id: string) {
  return (dispatch: AppDispatch, getState: () => RootState): readonly PromiseLike<unknown>[] => {
    const state = getState()
    const product = getProduct.select(id)(state).isUninitialized ? productInLists(state, id) : undefined
    // The page subscribes when it renders; a preload that subscribed as well would keep its answer, and its prices,
    // for as long as the tab is open.
    if (!product) return [dispatch(getProduct.initiate(id, { subscribe: false }))]
    const entry = { endpointName: 'getProduct', arg: id, value: product } as const
    dispatch(productsApi.util.upsertQueryEntries([entry]))
    return []
  }
}
