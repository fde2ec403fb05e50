import type { DeskSession } from 'shared-contracts/domain/desk/people/session-schema'
import type { AppDispatch } from 'shared-contracts/store'
import { door } from '../calls/door'
import { sessionApi } from './session-api'

/** Somebody has come in, or proven who they are: what waits at the door is sent. */
export function enter(dispatch: AppDispatch, session: DeskSession): void {
  dispatch(sessionApi.util.upsertQueryData('mfDeskGetSession', undefined, session))
  door.settle(true)
}
