import type {
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser'
import type { AskToAddPasskey, Passkey, RenamePasskey } from 'shared-contracts/domain/passkeys'
import { api } from 'shared-contracts/http'

const address = (id: string) => `/api/passkeys/${encodeURIComponent(id)}`
const message = (answer: { message: string }) => answer.message

export const {
  useMfAccountGetPasskeysQuery,
  useMfAccountAskToAddPasskeyMutation,
  useMfAccountAddPasskeyMutation,
  useMfAccountRenamePasskeyMutation,
  useMfAccountRemovePasskeyMutation,
} = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    mfAccountGetPasskeys: build.query<Passkey[], void>({
      query: () => ({ url: '/api/passkeys' }),
      // Another customer's, or an hour old, would be worse than none.
      keepUnusedDataFor: 0,
    }),
    mfAccountAskToAddPasskey: build.mutation<PublicKeyCredentialCreationOptionsJSON, AskToAddPasskey>({
      query: (data) => ({ url: '/api/passkeys/options', method: 'POST', data }),
    }),
    /** This and the next two answer with the message to show. */
    mfAccountAddPasskey: build.mutation<string, RegistrationResponseJSON>({
      query: (data) => ({ url: '/api/passkeys', method: 'POST', data }),
      transformResponse: message,
    }),
    mfAccountRenamePasskey: build.mutation<string, RenamePasskey & { id: string }>({
      query: ({ id, ...data }) => ({ url: address(id), method: 'PATCH', data }),
      transformResponse: message,
    }),
    mfAccountRemovePasskey: build.mutation<string, string>({
      query: (id) => ({ url: address(id), method: 'DELETE' }),
      transformResponse: message,
    }),
  }),
})
