import { configureStore, createListenerMiddleware, isRejectedWithValue } from '@reduxjs/toolkit'
import { api } from '../http/api'
import { isApiError } from '../http/api-error'
import { browserHttp, type Http } from '../http/http'
import { loggedOut, sessionExpired } from './events'
import type { AppDispatch, StartListening } from './listening'
import { addPersistence } from './persistence-listeners'
import { type RootState, rootReducer } from './root-reducer'

interface StoreOptions {
  /** What the server already knew when it rendered the page. */
  preloadedState?: Partial<RootState>
  /** How requests are made; axios in the browser unless told. */
  http?: Http
}

/** The development checks of the state must not warn of how long they take: a busy machine is no fault. */
const untimed = { warnAfter: Number.POSITIVE_INFINITY }

/** Makes the one store. The shell calls it once a page; the server once a request; tests once a test. */
export function createStore({ preloadedState, http = browserHttp }: StoreOptions = {}) {
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
  addPersistence(listeners.startListening)
  addSessionListeners(listeners.startListening)
  return Object.assign(store, { startListening: listeners.startListening })
}

export type Store = ReturnType<typeof createStore>

/** What ends with a session. */
function addSessionListeners(startListening: StartListening): void {
  // A call refused with 401 logs the customer out in the page (specification 17.5).
  startListening({
    predicate: (action) =>
      isRejectedWithValue(action) && isApiError(action.payload) && action.payload.code === 'NOT_SIGNED_IN',
    effect: (_, { dispatch, getState }) => {
      if (getState().session.user) dispatch(sessionExpired())
    },
  })
  startListening({ actionCreator: sessionExpired, effect: (_, { dispatch }) => void dispatch(loggedOut()) })
  // Answers for one customer are dropped before another customer, in whatever tab, can see them.
  startListening({
    predicate: (_, { session }, before) =>
      before.session.user !== null && before.session.user.id !== session.user?.id,
    effect: (_, { dispatch }) => {
      dispatch(api.util.invalidateTags(['Orders', 'Addresses']))
    },
  })
}
