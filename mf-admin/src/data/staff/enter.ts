import type { AdminSession } from 'shared-contracts/staff/session-schema'
import type { AppDispatch } from 'shared-contracts/store'
import { auth } from '../calls/auth'
import { sessionApi } from './session-api'

/** Stores the session after sign-in or re-authentication, and resends the calls that were waiting for it. */
export function enter(dispatch: AppDispatch, session: AdminSession): void {
  dispatch(sessionApi.util.upsertQueryData('mfAdminGetSession', undefined, session))
  auth.settle(true)
}
