import { isAnyOf } from '@reduxjs/toolkit'
import {
  CART_KEY,
  orderRecordsKey,
  readCart,
  readOrderRecords,
  readUser,
  USER_KEY,
  write,
} from './browser-storage'
import { cartRestored } from './cart-slice'
import {
  cartCleared,
  cartItemAdded,
  cartItemRemoved,
  cartQuantityChanged,
  cartRepriced,
  loggedIn,
  loggedOut,
  orderPaid,
  orderPlaced,
  orderStatusChanged,
  shopOpened,
} from './events'
import type { StartListening } from './listening'
import { orderRecordsRestored } from './order-records-slice'
import { sessionRestored } from './session-slice'

/** Reads what this browser remembers once the page is hydrated, and follows the other tabs from then on. */
function addRestoring(startListening: StartListening) {
  startListening({
    actionCreator: shopOpened,
    effect: (_, { dispatch }) => {
      const restoreSession = () => {
        const user = readUser()
        dispatch(sessionRestored(user))
        if (user) dispatch(orderRecordsRestored(readOrderRecords(user.id)))
      }
      const restoreCart = () => dispatch(cartRestored(readCart()))
      restoreSession()
      restoreCart()
      window.addEventListener('storage', ({ key }) => {
        if (key === CART_KEY || key === null) restoreCart()
        if (key === USER_KEY || key === null) restoreSession()
      })
    },
  })
}

function addCartSaving(startListening: StartListening) {
  startListening({
    matcher: isAnyOf(
      cartItemAdded,
      cartItemRemoved,
      cartQuantityChanged,
      cartRepriced,
      cartCleared,
      orderPlaced,
      orderPaid,
    ),
    effect: (_, { getState }) => {
      const { lines, orderId } = getState().cart
      write(CART_KEY, { lines, orderId })
    },
  })
}

function addSessionSaving(startListening: StartListening) {
  startListening({
    actionCreator: loggedIn,
    effect: ({ payload }, { dispatch }) => {
      write(USER_KEY, payload)
      dispatch(orderRecordsRestored(readOrderRecords(payload.id)))
    },
  })
  startListening({ actionCreator: loggedOut, effect: () => write(USER_KEY, null) })
}

function addOrderRecordSaving(startListening: StartListening) {
  startListening({
    matcher: isAnyOf(orderPlaced, orderPaid, orderStatusChanged),
    effect: (_, { getState }) => {
      const { session, orderRecords } = getState()
      if (session.user) write(orderRecordsKey(session.user.id), orderRecords)
    },
  })
}

/** Listeners, not components, talk to storage. */
export function addPersistence(startListening: StartListening): void {
  addRestoring(startListening)
  addCartSaving(startListening)
  addSessionSaving(startListening)
  addOrderRecordSaving(startListening)
}
