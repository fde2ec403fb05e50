import { api } from 'shared-contracts/http'

export const { useMfAccountLogoutMutation } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    mfAccountLogout: build.mutation<unknown, void>({
      query: () => ({ url: '/api/customers/logout', method: 'POST' }),
    }),
  }),
})
