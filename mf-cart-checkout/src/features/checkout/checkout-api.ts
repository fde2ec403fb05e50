import { api } from 'shared-contracts/http'
import type { PlaceOrder } from 'shared-contracts/orders/order'
import { isCreated } from 'shared-contracts/platform/created'

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
