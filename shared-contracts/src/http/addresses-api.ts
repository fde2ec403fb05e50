import type { ShippingAddress, ShippingAddressInput } from '../domain/addresses'
import { isCreated } from '../domain/created'
import { api } from './api'

export const addressesApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The saved addresses of a customer, oldest first; anything but a list is none (specification 17.15). */
    getAddresses: build.query<ShippingAddress[], string>({
      query: (userId) => ({ url: `/api/shipping-address/user/${encodeURIComponent(userId)}` }),
      transformResponse: (answer: unknown) => (Array.isArray(answer) ? answer : []),
      providesTags: ['Addresses'],
    }),
    saveAddress: build.mutation<ShippingAddress, ShippingAddressInput>({
      query: (data) => ({ url: '/api/shipping-address', method: 'POST', data, validateStatus: isCreated }),
      transformResponse: (answer: { shippingAddress: ShippingAddress }) => answer.shippingAddress,
      invalidatesTags: ['Addresses'],
      // The list is read again as well; until then the new address is already in it.
      onQueryStarted: async ({ userId }, { dispatch, queryFulfilled }) => {
        const saved = await queryFulfilled.then(
          ({ data }) => data,
          () => undefined,
        )
        if (!saved?._id) return
        dispatch(
          addressesApi.util.updateQueryData('getAddresses', userId, (addresses) => {
            if (!addresses.some(({ _id }) => _id === saved._id)) addresses.push(saved)
          }),
        )
      },
    }),
  }),
})

export const { useGetAddressesQuery, useSaveAddressMutation } = addressesApi
