import type { ShippingAddress, ShippingAddressInput } from 'shared-contracts/customers/addresses/address'
import { addressesApi, api, readAddress, reportMalformed } from 'shared-contracts/http'

interface AddressChange {
  id: string
  data: ShippingAddressInput
}

export const { useMfAccountChangeAddressMutation } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    mfAccountChangeAddress: build.mutation<ShippingAddress | undefined, AddressChange>({
      query: ({ id, data }) => ({
        url: `/api/shipping-address/${encodeURIComponent(id)}`,
        method: 'PUT',
        data,
      }),
      transformResponse: (answer: unknown) =>
        readAddress(Object(answer).shippingAddress, 'shippingAddress', reportMalformed),
      invalidatesTags: ['Addresses'],
      // Shows the saved address before the list has reloaded.
      onQueryStarted: async ({ data: { userId } }, { dispatch, queryFulfilled }) => {
        const saved = await queryFulfilled.then(
          ({ data }) => data,
          () => undefined,
        )
        dispatch(
          addressesApi.util.updateQueryData('getAddresses', userId, (addresses) =>
            addresses.map((address) => (address._id === saved?._id ? saved : address)),
          ),
        )
      },
    }),
  }),
})
