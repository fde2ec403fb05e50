import { isCreated } from 'shared-contracts/domain/created'
import type { PlaceOrder } from 'shared-contracts/domain/orders'
import { api } from 'shared-contracts/http'

export const { useMfCartCheckoutPlaceOrderMutation } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The acknowledgement alone matters: the page has the order already. */
    mfCartCheckoutPlaceOrder: build.mutation<unknown, PlaceOrder>({
      query: (data) => ({ url: '/api/orders', method: 'POST', data, validateStatus: isCreated }),
      invalidatesTags: ['Orders'],
    }),
  }),
})
