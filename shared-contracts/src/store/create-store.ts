import { configureStore, createListenerMiddleware, isRejectedWithValue } from '@reduxjs/toolkit'
import { api } from '../http/api'
import { isApiError } from '../http/api-error'
import { browserHttp, type Http } from '../http/http'
import { loggedOut, sessionExpired } from './events'
import type { AppDispatch, StartListening } from './listening'
import { addPersistence } from './persistence-listeners'
import { type RootState, rootReducer } from './root-reducer'

interface StoreOptions {
  /** The server's state when it rendered the page. */
  preloadedState?: Partial<RootState>
  /** Sends requests; defaults to the browser's `fetch`. */
  http?: Http
  /** False on the server, where nobody acts and nothing is stored: adding listeners to each page's store takes time. */
  listens?: boolean
}

/** The development checks must not warn about their duration, which only shows that the machine is busy. */
const untimed = { warnAfter: Number.POSITIVE_INFINITY }

/** Creates a store: once per page in the shell, per request on the server, and per test. */
export function createStore({ preloadedState, http = browserHttp, listens = true }: StoreOptions = {}) {
  const listeners = createListenerMiddleware<RootState, AppDispatch>()
  const store = configureStore({
    reducer: rootReducer,
    preloadedState,
    devTools: process.env.NODE_ENV !== 'production' && { name: 'spice-shop' },
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument: http }, serializableCheck: untimed, immutableCheck: untimed })
        .prepend(listeners.middleware)
        .concat(api.middleware),
  })
  if (listens) {
    addPersistence(listeners.startListening)
    addSessionListeners(listeners.startListening)
  }
  return Object.assign(store, { startListening: listeners.startListening })
}

export type Store = ReturnType<typeof createStore>

/** Adds the listeners for the end of a session. */
function addSessionListeners(startListening: StartListening): void {
  // A call refused with 401 logs the customer out on the page (specification 17.5).
  startListening({
    predicate: (action) =>
      isRejectedWithValue(action) && isApiError(action.payload) && action.payload.code === 'NOT_SIGNED_IN',
    effect: (_, { dispatch, getState }) => {
      if (getState().session.user) dispatch(sessionExpired())
    },
  })
  startListening({ actionCreator: sessionExpired, effect: (_, { dispatch }) => void dispatch(loggedOut()) })
  // Drops a customer's data before another customer, in any tab, can see it.
  startListening({
    predicate: (_, { session }, before) =>
      before.session.user !== null && before.session.user.id !== session.user?.id,
    effect: (_, { dispatch }) => {
      dispatch(api.util.invalidateTags(['Orders', 'Addresses']))
    },
  })
}
