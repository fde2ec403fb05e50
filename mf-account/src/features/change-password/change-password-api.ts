import type { ChangePassword } from 'shared-contracts/customers/customer'
import { api, messageIn } from 'shared-contracts/http'

export const { useMfAccountChangePasswordMutation } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Answers with the message to show. */
    mfAccountChangePassword: build.mutation<string, ChangePassword>({
      query: (data) => ({ url: '/api/customers/change-password', method: 'POST', data }),
      transformResponse: messageIn,
    }),
  }),
})
