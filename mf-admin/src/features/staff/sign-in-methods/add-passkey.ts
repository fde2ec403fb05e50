import { startRegistration } from '@simplewebauthn/browser'
import { serverMessage } from 'shared-contracts/http'
import type { AppDispatch } from 'shared-contracts/store'
import { ceremonyProblem } from '../../../data/staff/ceremony-problem'
import { factorsApi } from './factors-api'

const FAILED = 'The passkey couldn’t be added. Try again.'

/** Creates a passkey. Loaded on demand. @returns an error message; undefined on success or cancellation */
export async function addPasskey(dispatch: AppDispatch): Promise<string | undefined> {
  const { mfAdminAskToAddPasskey, mfAdminAddPasskey } = factorsApi.endpoints
  const asked = await dispatch(mfAdminAskToAddPasskey.initiate(undefined, { track: false }))
  if (!asked.data) return serverMessage(asked.error) ?? FAILED
  try {
    const passkey = await startRegistration({ optionsJSON: asked.data })
    const { error } = await dispatch(mfAdminAddPasskey.initiate(passkey, { track: false }))
    return error && (serverMessage(error) ?? FAILED)
  } catch (error) {
    return ceremonyProblem(error)
  }
}
