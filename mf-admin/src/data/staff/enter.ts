import type { AdminSession } from 'shared-contracts/staff/session-schema'
import type { AppDispatch } from 'shared-contracts/store'
import { auth } from '../calls/auth'
import { sessionApi } from './session-api'

/** Somebody has come in, or proven who they are: what waits for sign-in is sent. */
export function enter(dispatch: AppDispatch, session: AdminSession): void {
  dispatch(sessionApi.util.upsertQueryData('mfAdminGetSession', undefined, session))
  auth.settle(true)
}
