import { readCartLink } from 'shared-contracts/orders/cart/cart-link'
import { MOST_LINES } from 'shared-contracts/orders/most-lines'
import type { RouteParams } from 'shared-contracts/remote'
import type { AppDispatch } from 'shared-contracts/store'
import { catalogApi } from './catalog-api'
import { listProductIds } from './list-product-ids'

const { mfCartCheckoutGetProductsOfCart } = catalogApi.endpoints

/** Requests the products of a cart link that fit into one order. The page subscribes later. */
export function preloadSharedCart(dispatch: AppDispatch, { lines = '' }: RouteParams) {
  const asked = listProductIds((readCartLink(lines) ?? []).slice(0, MOST_LINES))
  if (asked.length === 0) return []
  return [dispatch(mfCartCheckoutGetProductsOfCart.initiate(asked, { subscribe: false }))]
}
