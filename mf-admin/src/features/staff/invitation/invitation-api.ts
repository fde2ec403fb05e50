import type {
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser'
import type { AdminSession } from 'shared-contracts/staff/session-schema'
import type {
  Invitation,
  InvitedPassword,
  NewAuthenticator,
  RecoveryCodes,
  StoppedInvitation,
} from 'shared-contracts/staff/sign-in-schema'
import { adminApi } from '../../../data/calls/admin-api'

interface InvitedPasskey {
  token: string
  passkey: RegistrationResponseJSON
}

type InvitedPasswordResponse = RecoveryCodes & { session: AdminSession }

const post = (url: string, data: unknown) => ({ url: `/api/admin/invitations/${url}`, method: 'POST', data })

/** An invited person is not signed in, so no call waits for sign-in. The token is never part of a URL. */
export const invitationApi = adminApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    mfAdminLookAtInvitation: build.query<Invitation, string>({
      query: (token) => post('look', { token }),
      keepUnusedDataFor: 0,
    }),
    mfAdminStopInvitation: build.mutation<StoppedInvitation, string>({
      query: (token) => post('stop', { token }),
    }),
    mfAdminAskToJoinByPasskey: build.mutation<PublicKeyCredentialCreationOptionsJSON, string>({
      query: (token) => post('passkey/options', { token }),
    }),
    mfAdminJoinByPasskey: build.mutation<AdminSession, InvitedPasskey>({
      query: (data) => post('passkey', data),
    }),
    mfAdminAskForAuthenticator: build.query<NewAuthenticator, string>({
      query: (token) => post('authenticator', { token }),
      keepUnusedDataFor: 0,
    }),
    mfAdminJoinByPassword: build.mutation<InvitedPasswordResponse, InvitedPassword>({
      query: (data) => post('password', data),
    }),
  }),
})

export const {
  useMfAdminLookAtInvitationQuery,
  useMfAdminStopInvitationMutation,
  useMfAdminAskForAuthenticatorQuery,
  useMfAdminJoinByPasswordMutation,
} = invitationApi
