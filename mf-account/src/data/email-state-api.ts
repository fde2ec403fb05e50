import type { EmailState } from 'shared-contracts/domain/customers'
import type { Said } from 'shared-contracts/domain/words/said-schema'
import { api } from 'shared-contracts/http'

export const { useMfAccountGetEmailQuery, useMfAccountSendLinkMutation } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Whether the customer's address is confirmed; null for a visitor. */
    mfAccountGetEmail: build.query<EmailState | null, void>({
      query: () => ({ url: '/api/customers/email' }),
      transformResponse: (answer: { email?: EmailState | null }) => answer.email ?? null,
      // It changes in another browser, by the link in a mail.
      keepUnusedDataFor: 0,
    }),
    /** Answers with the message to show. */
    mfAccountSendLink: build.mutation<Said, void>({
      query: () => ({ url: '/api/customers/confirmation-mail', method: 'POST' }),
    }),
  }),
})
