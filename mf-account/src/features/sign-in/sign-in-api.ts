import { type LoginForm, type LoginUser, type User, userFromLogin } from 'shared-contracts/domain/customers'
import { api } from 'shared-contracts/http'

export const { useMfAccountLoginMutation } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    mfAccountLogin: build.mutation<User, LoginForm>({
      query: (data) => ({ url: '/api/customers/login', method: 'POST', data }),
      transformResponse: (answer: { user: LoginUser }) => userFromLogin(answer.user),
      // What was fetched for the customer before this one is not theirs to see.
      invalidatesTags: ['Orders', 'Addresses'],
    }),
  }),
})
