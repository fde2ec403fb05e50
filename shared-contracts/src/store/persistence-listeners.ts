import type { Dispatch } from 'redux'
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
import { accountDeleted, loggedIn, loggedOut, shopOpened } from './events'
import type { StartListening } from './listening'
import { orderRecordsRestored } from './order-records-slice'
import { sessionRestored } from './session-slice'

async function restoreSession(dispatch: Dispatch) {
  const user = await readUser()
  dispatch(sessionRestored(user))
  dispatch(orderRecordsRestored(user ? await readOrderRecords(user.id) : []))
}

async function restoreCart(dispatch: Dispatch) {
  dispatch(cartRestored(await readCart()))
}

/** Reads the browser's storage once the page is hydrated, then follows the other tabs. */
function addRestoring(startListening: StartListening) {
  startListening({
    actionCreator: shopOpened,
    effect: async (_, { dispatch }) => {
      window.addEventListener('storage', ({ key }) => {
        if (key === CART_KEY || key === null) restoreCart(dispatch)
        if (key === USER_KEY || key === null) restoreSession(dispatch)
      })
      await Promise.all([restoreSession(dispatch), restoreCart(dispatch)])
    },
  })
}

/**
 * Saves the cart, but only after the stored one has been read, which it would overwrite. Items added earlier are merged
 * with the stored cart and then saved.
 */
function addCartSaving(startListening: StartListening) {
  startListening({
    predicate: (action, { cart }, { cart: before }) => {
      if (cart === before || !cart.isRestored) return false
      const addedEarly = !before.isRestored && before.lines.length > 0
      return addedEarly || !cartRestored.match(action)
    },
    effect: (_, { getState }) => {
      const { lines, orderId } = getState().cart
      write(CART_KEY, { lines, orderId })
    },
  })
}

function addSessionSaving(startListening: StartListening) {
  startListening({
    actionCreator: loggedIn,
    effect: async ({ payload }, { dispatch }) => {
      write(USER_KEY, payload)
      dispatch(orderRecordsRestored(await readOrderRecords(payload.id)))
    },
  })
  startListening({
    actionCreator: accountDeleted,
    effect: ({ payload }) => write(orderRecordsKey(payload.userId), null),
  })
  startListening({ actionCreator: loggedOut, effect: () => write(USER_KEY, null) })
}

function addOrderRecordSaving(startListening: StartListening) {
  startListening({
    predicate: (action, { orderRecords }, before) =>
      orderRecords !== before.orderRecords && !orderRecordsRestored.match(action),
    effect: (_, { getState }) => {
      const { session, orderRecords } = getState()
      if (session.user) write(orderRecordsKey(session.user.id), orderRecords)
    },
  })
}

/** Storage is accessed by listeners, not by components. */
export function addPersistence(startListening: StartListening): void {
  addRestoring(startListening)
  addCartSaving(startListening)
  addSessionSaving(startListening)
  addOrderRecordSaving(startListening)
}
