import { startAuthentication } from '@simplewebauthn/browser'
import { serverMessage } from 'shared-contracts/http'
import type { AdminSession } from 'shared-contracts/staff/session-schema'
import type { AppDispatch } from 'shared-contracts/store'
import { ceremonyProblem } from './ceremony-problem'
import { entryApi, type Purpose } from './entry-api'

export interface SignedAssertion {
  session?: AdminSession
  /** An error message; undefined if the person cancelled. */
  problem?: string | undefined
}

export const NOT_RECOGNIZED = 'That didn’t work. Try again.'

/** Lets the person choose a passkey in the browser's dialog. Loaded only when the button is pressed. */
export async function authenticateByPasskey(
  dispatch: AppDispatch,
  purpose: Purpose,
): Promise<SignedAssertion> {
  const { mfAdminAskForPasskey, mfAdminAuthenticateByPasskey } = entryApi.endpoints
  const asked = await dispatch(mfAdminAskForPasskey.initiate(purpose, { track: false }))
  if (!asked.data) return { problem: serverMessage(asked.error) ?? NOT_RECOGNIZED }
  try {
    const assertion = await startAuthentication({ optionsJSON: asked.data })
    const { data, error } = await dispatch(
      mfAdminAuthenticateByPasskey.initiate({ purpose, assertion }, { track: false }),
    )
    return data ? { session: data } : { problem: serverMessage(error) ?? NOT_RECOGNIZED }
  } catch (error) {
    return { problem: ceremonyProblem(error) }
  }
}
