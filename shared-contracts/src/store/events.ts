import { createAction } from '@reduxjs/toolkit'
import type { User } from '../customers/customer'
import type { CartItem, CartLine, LineKey } from '../orders/cart/cart'
import type { OrderRecord } from '../orders/order'
import type { LocalOrderStatus } from '../orders/order-status'

/* The event contract: facts that packages announce to each other, named in the past tense. Names and payloads
   are versioned with this package; any change to them is a new major version. */

/** The page is hydrated, so the browser's stored data may be read. Dispatched once by the shell. */
export const shopOpened = createAction('shop/opened')

/** A shopper added a product to the cart, in one variant. */
export const cartItemAdded = createAction<CartItem>('cart/itemAdded')
export const cartItemRemoved = createAction<LineKey>('cart/itemRemoved')
export const cartQuantityChanged = createAction<LineKey & { quantity: number }>('cart/quantityChanged')
export const cartCleared = createAction('cart/cleared')
/** A shopper accepted a shared cart, in addition to their own lines (`linesAdded`) or instead (`replaced`). */
export const cartLinesAdded = createAction<CartLine[]>('cart/linesAdded')
export const cartReplaced = createAction<CartLine[]>('cart/replaced')
/** The catalogue's prices differ from the stored ones; the lines come with the new prices. */
export const cartRepriced = createAction<CartLine[]>('cart/repriced')

/** A search had no results, or only similar ones. The edge records the query if enough networks sent it. */
export const nothingFound = createAction<{ query: string }>('search/nothingFound')

export const loggedIn = createAction<User>('session/loggedIn')
/** The customer logged out, or the server reported that the session has ended. */
export const loggedOut = createAction('session/loggedOut')
/** The server reported that the session has ended; `loggedOut` follows. */
export const sessionExpired = createAction('session/expired')
/** The api has deleted a customer's account. */
export const accountDeleted = createAction<{ userId: string }>('session/accountDeleted')

/** The api acknowledged an order made from the current cart. */
export const orderPlaced = createAction<OrderRecord>('orders/placed')
/** The api reported that an order is paid. */
export const orderPaid = createAction<{ orderId: string }>('orders/paid')
/** The api reported an order status that differs from this browser's record. */
export const orderStatusChanged = createAction<{ orderId: string; status: LocalOrderStatus }>(
  'orders/statusChanged',
)
