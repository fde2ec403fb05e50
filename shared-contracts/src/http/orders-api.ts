import type { OrderStatus } from '../domain/order-status'
import type { CustomerParcel, Order } from '../domain/orders'
import { api } from './api'

export interface PaymentStatus {
  orderId: string
  status: OrderStatus
  /** The order that the same cart was paid as, from another tab or device. */
  paidAs?: string
  /** Money that arrived without paying the order: the shop is looking into it, or has refunded it. */
  held?: 'arrived' | 'refunded'
  /** The mails about the order wait until the customer has confirmed the address. */
  mailWaits?: true
  /** Why a payment failed, in words for the customer. */
  message?: string
  /** The parcels that have left; none from a server that does not know of them. */
  parcels?: CustomerParcel[]
}

export const ordersApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The signed-in customer's orders, newest first. */
    getOrders: build.query<Order[], void>({
      query: () => ({ url: '/api/orders' }),
      providesTags: ['Orders'],
    }),
    /** The latest status of an order's payment. The server asks the gateway where it has to. */
    getPaymentStatus: build.query<PaymentStatus, string>({
      query: (orderId) => ({ url: `/api/payments/orders/${encodeURIComponent(orderId)}` }),
      keepUnusedDataFor: 0,
    }),
  }),
})

export const { useGetOrdersQuery, useGetPaymentStatusQuery } = ordersApi
