import type { ForgotPassword } from 'shared-contracts/customers/customer'
import { api, messageIn } from 'shared-contracts/http'

export const { useMfAccountForgotPasswordMutation } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Answers with the message to show. */
    mfAccountForgotPassword: build.mutation<string, ForgotPassword>({
      query: (data) => ({ url: '/api/customers/forgot-password', method: 'POST', data }),
      transformResponse: messageIn,
    }),
  }),
})
