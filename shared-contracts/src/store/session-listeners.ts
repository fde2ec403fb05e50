import { isRejectedWithValue } from '@reduxjs/toolkit'
import { api } from '../http/api'
import { isApiError } from '../http/api-error'
import { loggedOut, sessionExpired } from './events'
import type { StartListening } from './listening'

/** What ends with a session. */
export function addSessionListeners(startListening: StartListening): void {
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
