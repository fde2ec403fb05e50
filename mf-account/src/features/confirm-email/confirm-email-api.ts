import type { Confirmation } from 'shared-contracts/domain/customers'
import { api } from 'shared-contracts/http'

export const { useMfAccountConfirmEmailMutation } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Answers with what the link has done. */
    mfAccountConfirmEmail: build.mutation<Confirmation, string>({
      query: (token) => ({ url: '/api/customers/confirm-email', method: 'POST', data: { token } }),
      transformResponse: (answer: { outcome: Confirmation }) => answer.outcome,
    }),
  }),
})
