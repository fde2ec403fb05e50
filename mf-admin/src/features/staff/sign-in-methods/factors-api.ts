import type {
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser'
import type {
  Factors,
  NewAdminPassword,
  NewAuthenticator,
  RecoveryCodes,
} from 'shared-contracts/staff/sign-in-schema'
import { adminApi, adminCall } from '../../../data/calls/admin-api'

const url = (path: string) => `/api/admin/factors${path}`
const changes = ['AdminFactors', 'AdminPeople', 'AdminAuditLog'] as const

export const factorsApi = adminApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    mfAdminGetFactors: build.query<Factors, void>({
      queryFn: adminCall(() => ({ url: url('') })),
      providesTags: ['AdminFactors'],
    }),
    mfAdminAskToAddPasskey: build.mutation<PublicKeyCredentialCreationOptionsJSON, void>({
      queryFn: adminCall(() => ({ url: url('/passkeys/options'), method: 'POST' })),
    }),
    mfAdminAddPasskey: build.mutation<Factors, RegistrationResponseJSON>({
      queryFn: adminCall((data) => ({ url: url('/passkeys'), method: 'POST', data })),
      invalidatesTags: changes,
    }),
    mfAdminRemovePasskey: build.mutation<Factors, string>({
      queryFn: adminCall((id) => ({ url: url(`/passkeys/${encodeURIComponent(id)}`), method: 'DELETE' })),
      invalidatesTags: changes,
    }),
    mfAdminAskForApp: build.mutation<NewAuthenticator, void>({
      queryFn: adminCall(() => ({ url: url('/authenticator'), method: 'POST' })),
    }),
    mfAdminSetPassword: build.mutation<RecoveryCodes, NewAdminPassword>({
      queryFn: adminCall((data) => ({ url: url('/password'), method: 'POST', data })),
      invalidatesTags: changes,
    }),
    /** Signs the caller out too, so it invalidates no tags. */
    mfAdminReportLostPhone: build.mutation<{ email: string; expiresAt: string }, void>({
      queryFn: adminCall(() => ({ url: url('/lost-phone'), method: 'POST' })),
    }),
    mfAdminRenewCodes: build.mutation<RecoveryCodes, void>({
      queryFn: adminCall(() => ({ url: url('/recovery-codes'), method: 'POST' })),
      invalidatesTags: changes,
    }),
  }),
})

export const {
  useMfAdminGetFactorsQuery,
  useMfAdminRemovePasskeyMutation,
  useMfAdminAskForAppMutation,
  useMfAdminSetPasswordMutation,
  useMfAdminRenewCodesMutation,
  useMfAdminReportLostPhoneMutation,
} = factorsApi
