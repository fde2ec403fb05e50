import type { AppDispatch } from 'shared-contracts/store'
import { readOfflineSession } from '../offline/cached-work'
import { sessionApi } from './session-api'

/** Fetches the session while the page's code loads. @returns the request to wait for, if any */
export function askSession(dispatch: AppDispatch) {
  const asked = dispatch(sessionApi.endpoints.mfAdminGetSession.initiate(undefined, { subscribe: false }))
  return readOfflineSession() ? [] : [asked]
}
