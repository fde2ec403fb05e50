import type { EmailState } from '../domain/customers'
import { api } from './api'

export const { useGetEmailQuery } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Whether the customer's address is confirmed; null for a visitor. */
    getEmail: build.query<EmailState | null, void>({
      query: () => ({ url: '/api/customers/email' }),
      transformResponse: (answer: { email?: EmailState | null }) => answer.email ?? null,
      // It changes in another browser, by the link in a mail.
      keepUnusedDataFor: 0,
    }),
  }),
})
