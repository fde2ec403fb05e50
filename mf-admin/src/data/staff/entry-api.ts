import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import type { AdminSession } from 'shared-contracts/staff/session-schema'
import type {
  AdminCode,
  AdminPassword,
  CodeAsked,
  PasswordProof,
} from 'shared-contracts/staff/sign-in-schema'
import { adminApi } from '../calls/admin-api'

/** What somebody proves who they are for: to come in, or to do what needs a fresh proof. */
export type Purpose = 'sign-in' | 'proof'

interface Signed {
  purpose: Purpose
  proof: AuthenticationResponseJSON
}

/** None of these waits at the door: they open it. */
export const entryApi = adminApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    mfAdminAskForPasskey: build.mutation<PublicKeyCredentialRequestOptionsJSON, Purpose>({
      query: (purpose) => ({ url: `/api/admin/${purpose}/passkey/options`, method: 'POST' }),
    }),
    mfAdminProveByPasskey: build.mutation<AdminSession, Signed>({
      query: ({ purpose, proof }) => ({ url: `/api/admin/${purpose}/passkey`, method: 'POST', data: proof }),
    }),
    mfAdminSendPassword: build.mutation<CodeAsked, AdminPassword>({
      query: (data) => ({ url: '/api/admin/sign-in/password', method: 'POST', data }),
    }),
    mfAdminSendCode: build.mutation<AdminSession, AdminCode>({
      query: (data) => ({ url: '/api/admin/sign-in/code', method: 'POST', data }),
    }),
    mfAdminProveByPassword: build.mutation<AdminSession, PasswordProof>({
      query: (data) => ({ url: '/api/admin/proof/password', method: 'POST', data }),
    }),
  }),
})

export const {
  useMfAdminSendPasswordMutation,
  useMfAdminSendCodeMutation,
  useMfAdminProveByPasswordMutation,
} = entryApi
