import type { AdminSession } from 'shared-contracts/staff/session-schema'
import type { AppDispatch } from 'shared-contracts/store'
import { door } from '../calls/door'
import { sessionApi } from './session-api'

/** Somebody has come in, or proven who they are: what waits at the door is sent. */
export function enter(dispatch: AppDispatch, session: AdminSession): void {
  dispatch(sessionApi.util.upsertQueryData('mfAdminGetSession', undefined, session))
  door.settle(true)
}
