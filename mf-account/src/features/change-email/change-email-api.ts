import type { ChangeEmail } from 'shared-contracts/domain/customers'
import type { Said } from 'shared-contracts/domain/words/said-schema'
import { api, saidIn } from 'shared-contracts/http'

export const { useMfAccountChangeEmailMutation } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Answers with the message to show. */
    mfAccountChangeEmail: build.mutation<Said, ChangeEmail>({
      query: (data) => ({ url: '/api/customers/change-email', method: 'POST', data }),
      transformResponse: saidIn,
    }),
  }),
})
