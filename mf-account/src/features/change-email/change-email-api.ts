import type { ChangeEmail } from 'shared-contracts/domain/customers'
import { api } from 'shared-contracts/http'

export const { useMfAccountChangeEmailMutation } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Answers with the message to show. */
    mfAccountChangeEmail: build.mutation<string, ChangeEmail>({
      query: (data) => ({ url: '/api/customers/change-email', method: 'POST', data }),
      transformResponse: (answer: { message: string }) => answer.message,
    }),
  }),
})
