import {
  type AuthenticationResponseJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  sendSignal,
  startAuthentication,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'
import type { User } from 'shared-contracts/customers/customer'
import { api, serverMessage, statusOf } from 'shared-contracts/http'
import type { Text } from 'shared-contracts/i18n/translate'
import type { AppDispatch } from 'shared-contracts/store'
import { isLogin, userIn } from '../../data/login-response'
import { ceremonyProblem } from '../../data/passkeys/ceremony-problem'

export interface SignedIn {
  user?: User
  /** A sentence in the reader's language; missing when the customer changed their mind. */
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
      transformResponse: userIn,
      // What was fetched for the customer before this one is not theirs to see.
      invalidatesTags: ['Orders', 'Addresses'],
    }),
  }),
})

/** Lets the customer choose a passkey in a dialog of the browser, and logs in with it. */
export function signInWithPasskey(dispatch: AppDispatch, t: Text): Promise<SignedIn> {
  return signIn(dispatch, t)
}

/**
 * Has the browser offer passkeys where the e-mail address is typed, until the customer picks one or `stopSignIn` is called.
 * What fails before that is no concern of theirs.
 * @param isWanted whether nothing else has begun meanwhile: a browser offers one thing at a time
 */
export function signInByAutofill(dispatch: AppDispatch, t: Text, isWanted: () => boolean): Promise<SignedIn> {
  return signIn(dispatch, t, isWanted)
}

/** Ends whatever the browser still offers. */
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
  if (statusOf(error) === NOT_FOUND) forget(proof.id)
  return { problem: serverMessage(error, t) ?? t(FAILED) }
}

/** Has the browser offer a removed passkey no more. Few browsers can, and none has to. */
function forget(credentialID: string): void {
  const rpID = location.hostname
  sendSignal({ signalName: 'unknownCredential', rpID, credentialID }).catch(() => undefined)
}
