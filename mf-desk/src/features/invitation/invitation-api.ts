import type {
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser'
import type { DeskSession } from 'shared-contracts/domain/desk/people/session-schema'
import type {
  Invitation,
  InvitedPassword,
  NewAuthenticator,
  RecoveryCodes,
  StoppedInvitation,
} from 'shared-contracts/domain/desk/people/sign-in-schema'
import { deskApi } from '../../data/calls/desk-api'

interface InvitedPasskey {
  token: string
  passkey: RegistrationResponseJSON
}

type InvitedPasswordAnswer = RecoveryCodes & { session: DeskSession }

const post = (url: string, data: unknown) => ({ url: `/api/desk/invitations/${url}`, method: 'POST', data })

/** Who accepts an invitation is nobody yet: none of these waits at the door. The token is in no address. */
export const invitationApi = deskApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    mfDeskLookAtInvitation: build.query<Invitation, string>({
      query: (token) => post('look', { token }),
      keepUnusedDataFor: 0,
    }),
    mfDeskStopInvitation: build.mutation<StoppedInvitation, string>({
      query: (token) => post('stop', { token }),
    }),
    mfDeskAskToJoinByPasskey: build.mutation<PublicKeyCredentialCreationOptionsJSON, string>({
      query: (token) => post('passkey/options', { token }),
    }),
    mfDeskJoinByPasskey: build.mutation<DeskSession, InvitedPasskey>({
      query: (data) => post('passkey', data),
    }),
    mfDeskAskForAuthenticator: build.query<NewAuthenticator, string>({
      query: (token) => post('authenticator', { token }),
      keepUnusedDataFor: 0,
    }),
    mfDeskJoinByPassword: build.mutation<InvitedPasswordAnswer, InvitedPassword>({
      query: (data) => post('password', data),
    }),
  }),
})

export const {
  useMfDeskLookAtInvitationQuery,
  useMfDeskStopInvitationMutation,
  useMfDeskAskForAuthenticatorQuery,
  useMfDeskJoinByPasswordMutation,
} = invitationApi
