import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import type { DeskSession } from 'shared-contracts/domain/desk/people/session-schema'
import type {
  CodeAsked,
  DeskCode,
  DeskPassword,
  PasswordProof,
} from 'shared-contracts/domain/desk/people/sign-in-schema'
import { deskApi } from '../calls/desk-api'

/** What somebody proves who they are for: to come in, or to do what needs a fresh proof. */
export type Purpose = 'sign-in' | 'proof'

interface Signed {
  purpose: Purpose
  proof: AuthenticationResponseJSON
}

/** None of these waits at the door: they open it. */
export const entryApi = deskApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    mfDeskAskForPasskey: build.mutation<PublicKeyCredentialRequestOptionsJSON, Purpose>({
      query: (purpose) => ({ url: `/api/desk/${purpose}/passkey/options`, method: 'POST' }),
    }),
    mfDeskProveByPasskey: build.mutation<DeskSession, Signed>({
      query: ({ purpose, proof }) => ({ url: `/api/desk/${purpose}/passkey`, method: 'POST', data: proof }),
    }),
    mfDeskSendPassword: build.mutation<CodeAsked, DeskPassword>({
      query: (data) => ({ url: '/api/desk/sign-in/password', method: 'POST', data }),
    }),
    mfDeskSendCode: build.mutation<DeskSession, DeskCode>({
      query: (data) => ({ url: '/api/desk/sign-in/code', method: 'POST', data }),
    }),
    mfDeskProveByPassword: build.mutation<DeskSession, PasswordProof>({
      query: (data) => ({ url: '/api/desk/proof/password', method: 'POST', data }),
    }),
  }),
})

export const { useMfDeskSendPasswordMutation, useMfDeskSendCodeMutation, useMfDeskProveByPasswordMutation } =
  entryApi
