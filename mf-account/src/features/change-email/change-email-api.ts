import type { ChangeEmail } from 'shared-contracts/customers/customer'
import { api, saidIn } from 'shared-contracts/http'
import type { TranslatableMessage } from 'shared-contracts/i18n/said-schema'

export const { useMfAccountChangeEmailMutation } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Answers with the message to show. */
    mfAccountChangeEmail: build.mutation<TranslatableMessage, ChangeEmail>({
      query: (data) => ({ url: '/api/customers/change-email', method: 'POST', data }),
      transformResponse: saidIn,
    }),
  }),
})
