import type { Courier } from 'shared-contracts/fulfilment/admin/couriers-schema'
import type { BuyerRegistration, OrderBuyer } from 'shared-contracts/invoicing/buyer-schema'
import type {
  AddressChange,
  AdminOrder,
  NewNote,
  OrderCards,
  OrderSearch,
} from 'shared-contracts/orders/admin/orders-schema'
import { adminApi, adminCall } from '../calls/admin-api'
import { readCachedWork } from '../offline/cached-work'

export const ordersApi = adminApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The orders found, page by page. The search terms are sent in the body, because URLs are logged. */
    mfAdminFindOrders: build.infiniteQuery<OrderCards, Omit<OrderSearch, 'after'>, number | undefined>({
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ next }) => next },
      queryFn: adminCall(({ queryArg, pageParam }) => ({
        url: '/api/admin/orders/search',
        method: 'POST',
        data: { ...queryArg, ...(pageParam !== undefined && { after: pageParam }) },
      })),
      providesTags: ['AdminOrders'],
    }),
    mfAdminGetOrder: build.query<AdminOrder, string>({
      queryFn: adminCall((id) => ({ url: `/api/admin/orders/${encodeURIComponent(id)}` })),
      providesTags: ['AdminOrders'],
    }),
    mfAdminChangeAddress: build.mutation<AdminOrder, AddressChange & { id: string }>({
      queryFn: adminCall(({ id, ...data }) => ({
        url: `/api/admin/orders/${encodeURIComponent(id)}/address`,
        method: 'PUT',
        data,
      })),
      invalidatesTags: ['AdminOrders'],
    }),
    mfAdminSetBuyer: build.mutation<OrderBuyer, { order: string; buyer: BuyerRegistration | null }>({
      queryFn: adminCall(({ order, buyer }) => ({
        url: `/api/admin/orders/${encodeURIComponent(order)}/buyer`,
        method: 'PUT',
        data: { buyer },
      })),
      invalidatesTags: ['AdminOrders', 'AdminAuditLog'],
    }),
    mfAdminAddNote: build.mutation<AdminOrder, NewNote & { id: string }>({
      queryFn: adminCall(({ id, ...data }) => ({
        url: `/api/admin/orders/${encodeURIComponent(id)}/notes`,
        method: 'POST',
        data,
      })),
      invalidatesTags: ['AdminOrders'],
    }),
    mfAdminGetCouriers: build.query<Courier[], void>({
      queryFn: adminCall(
        () => ({ url: '/api/admin/couriers' }),
        () => readCachedWork()?.couriers,
      ),
      providesTags: ['AdminCouriers'],
    }),
  }),
})

export const {
  useMfAdminFindOrdersInfiniteQuery,
  useMfAdminGetOrderQuery,
  useMfAdminChangeAddressMutation,
  useMfAdminSetBuyerMutation,
  useMfAdminAddNoteMutation,
  useMfAdminGetCouriersQuery,
} = ordersApi
