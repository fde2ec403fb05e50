import type {
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser'
import type {
  Factors,
  NewAuthenticator,
  NewDeskPassword,
  RecoveryCodes,
} from 'shared-contracts/domain/desk/people/sign-in-schema'
import { deskApi, deskCall } from '../../data/calls/desk-api'

const url = (path: string) => `/api/desk/factors${path}`
const changes = ['DeskFactors', 'DeskPeople', 'DeskJournal'] as const

export const factorsApi = deskApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    mfDeskGetFactors: build.query<Factors, void>({
      queryFn: deskCall(() => ({ url: url('') })),
      providesTags: ['DeskFactors'],
    }),
    mfDeskAskToAddPasskey: build.mutation<PublicKeyCredentialCreationOptionsJSON, void>({
      queryFn: deskCall(() => ({ url: url('/passkeys/options'), method: 'POST' })),
    }),
    mfDeskAddPasskey: build.mutation<Factors, RegistrationResponseJSON>({
      queryFn: deskCall((data) => ({ url: url('/passkeys'), method: 'POST', data })),
      invalidatesTags: changes,
    }),
    mfDeskRemovePasskey: build.mutation<Factors, string>({
      queryFn: deskCall((id) => ({ url: url(`/passkeys/${encodeURIComponent(id)}`), method: 'DELETE' })),
      invalidatesTags: changes,
    }),
    mfDeskAskForApp: build.mutation<NewAuthenticator, void>({
      queryFn: deskCall(() => ({ url: url('/authenticator'), method: 'POST' })),
    }),
    mfDeskSetPassword: build.mutation<RecoveryCodes, NewDeskPassword>({
      queryFn: deskCall((data) => ({ url: url('/password'), method: 'POST', data })),
      invalidatesTags: changes,
    }),
    mfDeskRenewCodes: build.mutation<RecoveryCodes, void>({
      queryFn: deskCall(() => ({ url: url('/recovery-codes'), method: 'POST' })),
      invalidatesTags: changes,
    }),
  }),
})

export const {
  useMfDeskGetFactorsQuery,
  useMfDeskRemovePasskeyMutation,
  useMfDeskAskForAppMutation,
  useMfDeskSetPasswordMutation,
  useMfDeskRenewCodesMutation,
} = factorsApi
