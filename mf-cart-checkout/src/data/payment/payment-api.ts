import { isCreated } from 'shared-contracts/domain/created'
import type { PlaceOrder } from 'shared-contracts/domain/orders'
import type { CreatePayment } from 'shared-contracts/domain/payments'
import { api, type PaymentStatus, paymentStatusIn } from 'shared-contracts/http'

/** What is sent to start a payment (specification 11.24). */
export type NewPayment = CreatePayment & { order_payload?: PlaceOrder }

/** What comes back; a page trusts no field to be there. */
export interface PaymentAnswer {
  payment?: { payment_link?: string; payment_id?: string }
}

export const {
  useMfCartCheckoutCreatePaymentMutation,
  useMfCartCheckoutGetReturnQuery,
  useMfCartCheckoutPayAgainMutation,
} = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    mfCartCheckoutCreatePayment: build.mutation<PaymentAnswer, NewPayment>({
      query: (data) => ({ url: '/api/payments/create', method: 'POST', data, validateStatus: isCreated }),
    }),
    /** What has become of the order in a return address, in any browser. */
    mfCartCheckoutGetReturn: build.query<PaymentStatus, string>({
      query: (token) => ({ url: '/api/payments/return', params: { token } }),
      transformResponse: paymentStatusIn,
      keepUnusedDataFor: 0,
    }),
    mfCartCheckoutPayAgain: build.mutation<PaymentAnswer, string>({
      query: (token) => ({
        url: '/api/payments/return/again',
        method: 'POST',
        data: { token },
        validateStatus: isCreated,
      }),
    }),
  }),
})
