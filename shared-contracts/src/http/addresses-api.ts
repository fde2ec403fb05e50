import type { ShippingAddress, ShippingAddressInput } from '../customers/addresses/address'
import { readAddress, readAddresses } from '../customers/addresses/address-reader'
import { isCreated } from '../platform/created'
import { api } from './api'
import { reportMalformed } from './malformed'

export const addressesApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** A customer's addresses, oldest first; empty if the response is not a list (specification 17.15). */
    getAddresses: build.query<ShippingAddress[], string>({
      query: (userId) => ({ url: `/api/shipping-address/user/${encodeURIComponent(userId)}` }),
      transformResponse: (answer: unknown) =>
        Array.isArray(answer) ? readAddresses(answer, 'addresses', reportMalformed) : [],
      providesTags: ['Addresses'],
    }),
    saveAddress: build.mutation<ShippingAddress | undefined, ShippingAddressInput>({
      query: (data) => ({ url: '/api/shipping-address', method: 'POST', data, validateStatus: isCreated }),
      transformResponse: (answer: unknown) =>
        readAddress(Object(answer).shippingAddress, 'shippingAddress', reportMalformed),
      invalidatesTags: ['Addresses'],
      // Add the new address to the cached list at once; the list is refetched too.
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
