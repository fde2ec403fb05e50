import type {
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser'
import type { AskToAddPasskey, Passkey, RenamePasskey } from 'shared-contracts/customers/passkeys'
import { api, list, optional, readEnglishMessage, reportMalformed, shape, text } from 'shared-contracts/http'

const address = (id: string) => `/api/passkeys/${encodeURIComponent(id)}`

const readPasskeys = list(
  shape<Passkey>({
    id: text,
    name: text,
    addedAt: text,
    lastUsedAt: (...args) => optional(text)(...args) ?? null,
  }),
)

/** @throws Error if the response is not a list, so that a failure never reads as "no passkeys" */
function parsePasskeys(answer: unknown): Passkey[] {
  if (!Array.isArray(answer)) throw new Error('The response has no passkeys.')
  return readPasskeys(answer, 'passkeys', reportMalformed)
}

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
      transformResponse: parsePasskeys,
      // No caching: a cached list might belong to another customer or be out of date.
      keepUnusedDataFor: 0,
    }),
    mfAccountAskToAddPasskey: build.mutation<PublicKeyCredentialCreationOptionsJSON, AskToAddPasskey>({
      query: (data) => ({ url: '/api/passkeys/options', method: 'POST', data }),
    }),
    /** This call and the next two resolve to the message to show. */
    mfAccountAddPasskey: build.mutation<string, RegistrationResponseJSON>({
      query: (data) => ({ url: '/api/passkeys', method: 'POST', data }),
      transformResponse: readEnglishMessage,
    }),
    mfAccountRenamePasskey: build.mutation<string, RenamePasskey & { id: string }>({
      query: ({ id, ...data }) => ({ url: address(id), method: 'PATCH', data }),
      transformResponse: readEnglishMessage,
    }),
    mfAccountRemovePasskey: build.mutation<string, string>({
      query: (id) => ({ url: address(id), method: 'DELETE' }),
      transformResponse: readEnglishMessage,
    }),
  }),
})
