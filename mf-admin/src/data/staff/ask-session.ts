import type { AppDispatch } from 'shared-contracts/store'
import { readOfflineSession } from '../offline/cached-work'
import { sessionApi } from './session-api'

/**
 * Queries the session while the code of the page is loading.
 * @returns the promise that the page waits for; undefined if this device knows who was signed in last
 */
export function askSession(dispatch: AppDispatch) {
  const asked = dispatch(sessionApi.endpoints.mfAdminGetSession.initiate(undefined, { subscribe: false }))
  return readOfflineSession() ? [] : [asked]
}
