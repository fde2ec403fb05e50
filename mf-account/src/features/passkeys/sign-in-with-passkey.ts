import {
  type AuthenticationResponseJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  sendSignal,
  startAuthentication,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'
import type { User } from 'shared-contracts/customers/customer'
import { api, readStatus, serverMessage } from 'shared-contracts/http'
import type { Text } from 'shared-contracts/i18n/translate'
import type { AppDispatch } from 'shared-contracts/store'
import { isLogin, parseUser } from '../../data/login-response'
import { ceremonyProblem } from '../../data/passkeys/ceremony-problem'

export interface SignedIn {
  user?: User
  /** The error in the reader's language; undefined if the customer cancelled. */
  problem?: string
}

const NOT_FOUND = 404
const FAILED = 'Login failed. Try again.'

const { endpoints } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    mfAccountAskForPasskey: build.mutation<PublicKeyCredentialRequestOptionsJSON, void>({
      query: () => ({ url: '/api/passkeys/login/options', method: 'POST' }),
    }),
    mfAccountLoginWithPasskey: build.mutation<User, AuthenticationResponseJSON>({
      query: (data) => ({ url: '/api/passkeys/login', method: 'POST', data, validateStatus: isLogin }),
      transformResponse: parseUser,
      // Discards data fetched for the previous customer.
      invalidatesTags: ['Orders', 'Addresses'],
    }),
  }),
})

/** Logs in with a passkey that the customer picks in a browser dialog. */
export function signInWithPasskey(dispatch: AppDispatch, t: Text): Promise<SignedIn> {
  return signIn(dispatch, t)
}

/**
 * Runs passkey autofill until the customer picks a passkey or `stopSignIn` is called. Hides errors until then.
 * @param isWanted returns false once another request has begun: browsers handle one at a time
 */
export function signInByAutofill(dispatch: AppDispatch, t: Text, isWanted: () => boolean): Promise<SignedIn> {
  return signIn(dispatch, t, isWanted)
}

/** Ends any pending browser request. */
export function stopSignIn(): void {
  WebAuthnAbortService.cancelCeremony()
}

async function signIn(dispatch: AppDispatch, t: Text, isWanted?: () => boolean): Promise<SignedIn> {
  const isAutofill = isWanted !== undefined
  const asked = await dispatch(endpoints.mfAccountAskForPasskey.initiate(undefined, { track: false }))
  if (!asked.data) return isAutofill ? {} : { problem: serverMessage(asked.error, t) ?? t(FAILED) }
  if (isWanted?.() === false) return {}
  let proof: AuthenticationResponseJSON
  try {
    proof = await startAuthentication({ optionsJSON: asked.data, useBrowserAutofill: isAutofill })
  } catch (error) {
    return isAutofill ? {} : { problem: ceremonyProblem(error, t) }
  }
  const { data, error } = await dispatch(
    endpoints.mfAccountLoginWithPasskey.initiate(proof, { track: false }),
  )
  if (data) return { user: data }
  if (readStatus(error) === NOT_FOUND) forget(proof.id)
  return { problem: serverMessage(error, t) ?? t(FAILED) }
}

/** Asks the browser to stop offering a removed passkey. Few browsers support it, and none has to obey. */
function forget(credentialID: string): void {
  const rpID = location.hostname
  sendSignal({ signalName: 'unknownCredential', rpID, credentialID }).catch(() => undefined)
}
