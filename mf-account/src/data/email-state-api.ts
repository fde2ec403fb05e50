import type { EmailState } from 'shared-contracts/customers/customer'
import {
  api,
  flag,
  type Reader,
  readResponseMessage,
  reportMalformed,
  shape,
  text,
} from 'shared-contracts/http'
import type { TranslatableMessage } from 'shared-contracts/i18n/translatable-message-schema'

const newAddress: Reader<string | null> = (value, ...args) => (value === null ? null : text(value, ...args))
const readEmail = shape<EmailState>({ address: text, isConfirmed: flag, newAddress })

/** @throws Error if the response has no address; only an explicit null means that nobody is logged in */
function parseEmail(answer: unknown): EmailState | null {
  const { email } = Object(answer) as { email?: unknown }
  if (email === null) return null
  const read = readEmail(email, 'email', reportMalformed)
  if (!read?.address) throw new Error('The response has no email address.')
  return read
}

export const { useMfAccountGetEmailQuery, useMfAccountSendLinkMutation } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The customer's email address and whether it is confirmed; null for a visitor. */
    mfAccountGetEmail: build.query<EmailState | null, void>({
      query: () => ({ url: '/api/customers/email' }),
      transformResponse: parseEmail,
      // No caching: a link opened in another browser can change the state.
      keepUnusedDataFor: 0,
    }),
    /** Resolves to the message to show. */
    mfAccountSendLink: build.mutation<TranslatableMessage, void>({
      query: () => ({ url: '/api/customers/confirmation-mail', method: 'POST' }),
      transformResponse: readResponseMessage,
    }),
  }),
})
