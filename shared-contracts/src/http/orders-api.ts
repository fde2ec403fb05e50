import type { PaymentStatus, ShownOrder } from '../orders/order-reader'
import { api } from './api'
import { reportMalformed } from './malformed'

export type { PaymentStatus } from '../orders/order-reader'

/** Loaded on demand, because most pages never request an order. */
const loadReader = () => import(/* webpackChunkName: "orders-reader" */ '../orders/order-reader')

/** @throws Error if the response has no status, so that no page shows a result that the api has not reported */
export async function parsePaymentStatus(answer: unknown): Promise<PaymentStatus> {
  const { readPaymentStatus } = await loadReader()
  const status = readPaymentStatus(answer, 'payment', reportMalformed)
  if (!status) throw new Error('The response has no status.')
  return status
}

export const ordersApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The signed-in customer's orders, newest first. */
    getOrders: build.query<ShownOrder[], void>({
      query: () => ({ url: '/api/orders' }),
      transformResponse: async (answer: unknown) => {
        if (!Array.isArray(answer)) throw new Error('The response has no orders.')
        const { readOrders } = await loadReader()
        return readOrders(answer, 'orders', reportMalformed)
      },
      providesTags: ['Orders'],
    }),
    /** The latest status of an order's payment. The server queries the gateway if needed. */
    getPaymentStatus: build.query<PaymentStatus, string>({
      query: (orderId) => ({ url: `/api/payments/orders/${encodeURIComponent(orderId)}` }),
      transformResponse: parsePaymentStatus,
      keepUnusedDataFor: 0,
    }),
  }),
})

export const { useGetOrdersQuery, useGetPaymentStatusQuery } = ordersApi
