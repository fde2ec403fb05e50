import type { LoginForm, User } from 'shared-contracts/customers/customer'
import { api } from 'shared-contracts/http'
import { isLogin, userIn } from '../../data/login-response'

export const { useMfAccountLoginMutation } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    mfAccountLogin: build.mutation<User, LoginForm>({
      query: (data) => ({ url: '/api/customers/login', method: 'POST', data, validateStatus: isLogin }),
      transformResponse: userIn,
      // What was fetched for the customer before this one is not theirs to see.
      invalidatesTags: ['Orders', 'Addresses'],
    }),
  }),
})
