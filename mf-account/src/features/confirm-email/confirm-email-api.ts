import { type Confirmation, confirmations } from 'shared-contracts/customers/customer'
import { api, oneOf, reportMalformed } from 'shared-contracts/http'

const readOutcome = oneOf(confirmations)

/** @throws Error if the answer has no outcome, so that no address is called confirmed that nobody has confirmed */
function outcomeIn(answer: unknown): Confirmation {
  const outcome = readOutcome(Object(answer).outcome, 'confirmation', reportMalformed)
  if (!outcome) throw new Error('The answer has no outcome.')
  return outcome
}

export const { useMfAccountConfirmEmailMutation } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Answers with what the link has done. */
    mfAccountConfirmEmail: build.mutation<Confirmation, string>({
      query: (token) => ({ url: '/api/customers/confirm-email', method: 'POST', data: { token } }),
      transformResponse: outcomeIn,
    }),
  }),
})
