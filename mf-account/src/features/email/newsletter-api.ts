import { api, readEnglishMessage } from 'shared-contracts/http'

export const { useMfAccountConfirmNewsletterMutation, useMfAccountUnsubscribeMutation } = api.injectEndpoints(
  {
    overrideExisting: 'throw',
    endpoints: (build) => ({
      /** Resolves to the message to show. */
      mfAccountConfirmNewsletter: build.mutation<string, string>({
        query: (token) => ({ url: '/api/newsletter/confirm', method: 'POST', data: { token } }),
        transformResponse: readEnglishMessage,
      }),
      mfAccountUnsubscribe: build.mutation<string, string>({
        query: (token) => ({
          url: `/api/newsletter/unsubscribe/${encodeURIComponent(token)}`,
          method: 'POST',
        }),
        transformResponse: readEnglishMessage,
      }),
    }),
  },
)
