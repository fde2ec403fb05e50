import { type PaymentStatus, readOrders, readPaymentStatus, type ShownOrder } from '../domain/orders-reader'
import { api } from './api'
import { reportMalformed } from './malformed'

export type { PaymentStatus } from '../domain/orders-reader'

/** @throws Error for an answer that says nothing of the payment: what nobody has said is not claimed */
export function paymentStatusIn(answer: unknown): PaymentStatus {
  const status = readPaymentStatus(answer, 'payment', reportMalformed)
  if (!status) throw new Error('The answer has no status.')
  return status
}

export const ordersApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The signed-in customer's orders, newest first. */
    getOrders: build.query<ShownOrder[], void>({
      query: () => ({ url: '/api/orders' }),
      transformResponse: (answer: unknown) => {
        if (!Array.isArray(answer)) throw new Error('The answer has no orders.')
        return readOrders(answer, 'orders', reportMalformed)
      },
      providesTags: ['Orders'],
    }),
    /** The latest status of an order's payment. The server asks the gateway where it has to. */
    getPaymentStatus: build.query<PaymentStatus, string>({
      query: (orderId) => ({ url: `/api/payments/orders/${encodeURIComponent(orderId)}` }),
      transformResponse: paymentStatusIn,
      keepUnusedDataFor: 0,
    }),
  }),
})

export const { useGetOrdersQuery, useGetPaymentStatusQuery } = ordersApi
