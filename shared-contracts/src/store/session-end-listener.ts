import { isRejectedWithValue } from '@reduxjs/toolkit'
import { isApiError } from '../http/api-error'
import { loggedOut } from './events'
import type { StartListening } from './listening'

/** A refused call (401) ends what the pages believe of the session (specification 17.5). */
export function addSessionEnd(startListening: StartListening): void {
  startListening({
    predicate: (action) =>
      isRejectedWithValue(action) && isApiError(action.payload) && action.payload.code === 'NOT_SIGNED_IN',
    effect: (_, { dispatch, getState }) => {
      if (getState().session.user) dispatch(loggedOut())
    },
  })
}
