import type { CartLine } from 'shared-contracts/orders/cart/cart'
import { type Store, selectCartLines, selectIsCartRestored } from 'shared-contracts/store'
import { catalogueApi } from '../data/lines/catalogue-api'
import { type CatalogueCheck, checkAgainstCatalogue } from '../data/lines/catalogue-check'
import { productsOf } from '../data/lines/products-of'

/** The lines of the cart, once this browser's memory has been read. */
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

/** What the catalogue says of products. @throws ApiError */
export function askCatalogue(ids: readonly string[], { dispatch }: Store) {
  const asked = catalogueApi.endpoints.mfCartCheckoutGetProductsOfCart.initiate(ids, { subscribe: false })
  return dispatch(asked).unwrap()
}

/** The cart at the catalogue's prices, as its page shows it; at those it remembers where the catalogue can't be asked. */
export async function pricedCart(store: Store): Promise<CatalogueCheck> {
  const lines = await cartLines(store)
  const ids = productsOf(lines)
  const answer = ids.length > 0 ? await askCatalogue(ids, store).catch(() => undefined) : undefined
  return checkAgainstCatalogue(lines, answer)
}
