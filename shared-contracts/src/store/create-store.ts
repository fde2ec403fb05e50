import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit'
import { api } from '../http/api'
import { browserHttp, type Http } from '../http/http'
import type { AppDispatch } from './listening'
import { addPersistence } from './persistence-listeners'
import { type RootState, rootReducer } from './root-reducer'
import { addSessionListeners } from './session-listeners'

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
