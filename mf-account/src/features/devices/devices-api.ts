import type { SignedInDevice } from 'shared-contracts/domain/customers'
import { api } from 'shared-contracts/http'

export const {
  useMfAccountGetDevicesQuery,
  useMfAccountSignOutDeviceMutation,
  useMfAccountSignOutOthersMutation,
} = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    mfAccountGetDevices: build.query<SignedInDevice[], void>({
      query: () => ({ url: '/api/customers/sessions' }),
      // Another customer's, or an hour old, would be worse than none.
      keepUnusedDataFor: 0,
    }),
    mfAccountSignOutDevice: build.mutation<unknown, string>({
      query: (id) => ({ url: `/api/customers/sessions/${encodeURIComponent(id)}`, method: 'DELETE' }),
    }),
    mfAccountSignOutOthers: build.mutation<unknown, void>({
      query: () => ({ url: '/api/customers/sessions', method: 'DELETE' }),
    }),
  }),
})
