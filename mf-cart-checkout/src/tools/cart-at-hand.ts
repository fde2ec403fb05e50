import type { CartLine } from 'shared-contracts/orders/cart/cart'
import { type Store, selectCart, selectCartLines, selectIsCartRestored } from 'shared-contracts/store'
import { catalogApi } from '../data/lines/catalog-api'
import { type CatalogCheck, checkAgainstCatalog, trustSentCart } from '../data/lines/catalog-check'
import { listProductIds } from '../data/lines/list-product-ids'

/** Resolves to the cart's lines once the browser's storage has been read. */
export function cartLines(store: Store): Promise<readonly CartLine[]> {
  return new Promise((resolve) => {
    const end = store.subscribe(look)
    function look() {
      const state = store.getState()
      if (!selectIsCartRestored(state)) return
      end()
      resolve(selectCartLines(state))
    }
    look()
  })
}

/** @throws ApiError if the request fails */
export function askCatalog(ids: readonly string[], { dispatch }: Store) {
  const asked = catalogApi.endpoints.mfCartCheckoutGetProductsOfCart.initiate(ids, { subscribe: false })
  return dispatch(asked).unwrap()
}

/** Returns the cart at the catalogue's prices, or at the stored ones if the catalogue is unreachable. */
export async function pricedCart(store: Store): Promise<CatalogCheck> {
  const lines = await cartLines(store)
  const ids = listProductIds(lines)
  const answer = ids.length > 0 ? await askCatalog(ids, store).catch(() => undefined) : undefined
  const check = checkAgainstCatalog(lines, answer)
  return selectCart(store.getState()).orderId === null ? check : trustSentCart(check)
}
