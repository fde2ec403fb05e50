import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import type { AdminSession } from 'shared-contracts/staff/session-schema'
import type {
  AdminCode,
  AdminPassword,
  CodeChallenge,
  PasswordReauthentication,
} from 'shared-contracts/staff/sign-in-schema'
import { adminApi } from '../calls/admin-api'

export type Purpose = 'sign-in' | 'reauthentication'

interface Signed {
  purpose: Purpose
  assertion: AuthenticationResponseJSON
}

/** None of these calls waits for sign-in, because they perform it. */
export const entryApi = adminApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    mfAdminAskForPasskey: build.mutation<PublicKeyCredentialRequestOptionsJSON, Purpose>({
      query: (purpose) => ({ url: `/api/admin/${purpose}/passkey/options`, method: 'POST' }),
    }),
    mfAdminAuthenticateByPasskey: build.mutation<AdminSession, Signed>({
      query: ({ purpose, assertion }) => ({
        url: `/api/admin/${purpose}/passkey`,
        method: 'POST',
        data: assertion,
      }),
    }),
    mfAdminSendPassword: build.mutation<CodeChallenge, AdminPassword>({
      query: (data) => ({ url: '/api/admin/sign-in/password', method: 'POST', data }),
    }),
    mfAdminSendCode: build.mutation<AdminSession, AdminCode>({
      query: (data) => ({ url: '/api/admin/sign-in/code', method: 'POST', data }),
    }),
    mfAdminReauthenticateByPassword: build.mutation<AdminSession, PasswordReauthentication>({
      query: (data) => ({ url: '/api/admin/reauthentication/password', method: 'POST', data }),
    }),
  }),
})

export const {
  useMfAdminSendPasswordMutation,
  useMfAdminSendCodeMutation,
  useMfAdminReauthenticateByPasswordMutation,
} = entryApi
