import {
  api,
  optional,
  type PaymentStatus,
  parsePaymentStatus,
  reportMalformed,
  shape,
  text,
} from 'shared-contracts/http'
import type { PlaceOrder } from 'shared-contracts/orders/order'
import type { CreatePayment } from 'shared-contracts/payments/payment'
import { isCreated } from 'shared-contracts/platform/created'

/** The request that starts a payment (specification 11.24). */
export type NewPayment = CreatePayment & { order_payload?: PlaceOrder }

export interface PaymentResponse {
  payment?: { payment_link?: string | undefined; payment_id?: string | undefined }
}

const readPayment = shape<NonNullable<PaymentResponse['payment']>>({
  payment_link: optional(text),
  payment_id: optional(text),
})

function parsePayment(answer: unknown): PaymentResponse {
  const payment = readPayment(Object(answer).payment, 'payment', reportMalformed)
  return payment ? { payment } : {}
}

export const {
  useMfCartCheckoutCreatePaymentMutation,
  useMfCartCheckoutGetReturnQuery,
  useMfCartCheckoutPayAgainMutation,
} = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    mfCartCheckoutCreatePayment: build.mutation<PaymentResponse, NewPayment>({
      query: (data) => ({ url: '/api/payments/create', method: 'POST', data, validateStatus: isCreated }),
      transformResponse: parsePayment,
    }),
    /** The status of the order that a return address belongs to; works in any browser. */
    mfCartCheckoutGetReturn: build.query<PaymentStatus, string>({
      query: (token) => ({ url: '/api/payments/return', params: { token } }),
      transformResponse: parsePaymentStatus,
      keepUnusedDataFor: 0,
    }),
    mfCartCheckoutPayAgain: build.mutation<PaymentResponse, string>({
      query: (token) => ({
        url: '/api/payments/return/again',
        method: 'POST',
        data: { token },
        validateStatus: isCreated,
      }),
      transformResponse: parsePayment,
    }),
  }),
})
