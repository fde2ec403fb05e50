import type { Dispatch } from 'redux'
import { orderRecordsKey, readCart, readOrderRecords, readUser, USER_KEY, write } from './browser-storage'
import { CART_KEY } from './cart-key'
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

/** Reads the browser's storage once the page is hydrated, and then follows changes by other tabs. */
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

/** Saves the cart, but only once the stored one has been read and merged, so as not to lose its items. */
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

/** Adds the listeners that read and write the browser's storage. Components never access it. */
export function addPersistence(startListening: StartListening): void {
  addRestoring(startListening)
  addCartSaving(startListening)
  addSessionSaving(startListening)
  addOrderRecordSaving(startListening)
}
