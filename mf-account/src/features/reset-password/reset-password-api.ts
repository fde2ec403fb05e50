import type { ResetPassword } from 'shared-contracts/customers/customer'
import { api, messageIn } from 'shared-contracts/http'

export const { useMfAccountResetPasswordMutation } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Answers with the message to show. */
    mfAccountResetPassword: build.mutation<string, ResetPassword & { token: string }>({
      query: ({ token, ...data }) => ({
        url: `/api/customers/reset-password/${encodeURIComponent(token)}`,
        method: 'POST',
        data,
      }),
      transformResponse: messageIn,
    }),
  }),
})
