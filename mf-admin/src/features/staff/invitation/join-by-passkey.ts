import { startRegistration } from '@simplewebauthn/browser'
import { serverMessage } from 'shared-contracts/http'
import type { AppDispatch } from 'shared-contracts/store'
import { NOT_RECOGNIZED, type SignedAssertion } from '../../../data/staff/authenticate-by-passkey'
import { ceremonyProblem } from '../../../data/staff/ceremony-problem'
import { invitationApi } from './invitation-api'

/** Creates a passkey for the admin on this device. Loaded only when the button is pressed. */
export async function joinByPasskey(dispatch: AppDispatch, token: string): Promise<SignedAssertion> {
  const { mfAdminAskToJoinByPasskey, mfAdminJoinByPasskey } = invitationApi.endpoints
  const asked = await dispatch(mfAdminAskToJoinByPasskey.initiate(token, { track: false }))
  if (!asked.data) return { problem: serverMessage(asked.error) ?? NOT_RECOGNIZED }
  try {
    const passkey = await startRegistration({ optionsJSON: asked.data })
    const { data, error } = await dispatch(
      mfAdminJoinByPasskey.initiate({ token, passkey }, { track: false }),
    )
    return data ? { session: data } : { problem: serverMessage(error) ?? NOT_RECOGNIZED }
  } catch (error) {
    return { problem: ceremonyProblem(error) }
  }
}
