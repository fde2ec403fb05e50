import type { Courier } from 'shared-contracts/domain/desk/orders/couriers-schema'
import type {
  AddressChange,
  DeskOrder,
  OrderCards,
  OrderSearch,
} from 'shared-contracts/domain/desk/orders/orders-schema'
import { deskApi, deskCall } from '../calls/desk-api'
import { readKeptWork } from '../offline/kept-work'

export const ordersApi = deskApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** A list of orders, part by part. The words go in the body: addresses are logged. */
    mfDeskFindOrders: build.infiniteQuery<OrderCards, Omit<OrderSearch, 'after'>, number | undefined>({
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ next }) => next },
      queryFn: deskCall(({ queryArg, pageParam }) => ({
        url: '/api/desk/orders/search',
        method: 'POST',
        data: { ...queryArg, ...(pageParam !== undefined && { after: pageParam }) },
      })),
      providesTags: ['DeskOrders'],
    }),
    mfDeskGetOrder: build.query<DeskOrder, string>({
      queryFn: deskCall((id) => ({ url: `/api/desk/orders/${encodeURIComponent(id)}` })),
      providesTags: ['DeskOrders'],
    }),
    mfDeskChangeAddress: build.mutation<DeskOrder, AddressChange & { id: string }>({
      queryFn: deskCall(({ id, ...data }) => ({
        url: `/api/desk/orders/${encodeURIComponent(id)}/address`,
        method: 'PUT',
        data,
      })),
      invalidatesTags: ['DeskOrders'],
    }),
    mfDeskAddNote: build.mutation<DeskOrder, { id: string; text: string }>({
      queryFn: deskCall(({ id, text }) => ({
        url: `/api/desk/orders/${encodeURIComponent(id)}/notes`,
        method: 'POST',
        data: { text },
      })),
      invalidatesTags: ['DeskOrders'],
    }),
    mfDeskGetCouriers: build.query<Courier[], void>({
      queryFn: deskCall(
        () => ({ url: '/api/desk/couriers' }),
        () => readKeptWork()?.couriers,
      ),
      providesTags: ['DeskCouriers'],
    }),
  }),
})

export const {
  useMfDeskFindOrdersInfiniteQuery,
  useMfDeskGetOrderQuery,
  useMfDeskChangeAddressMutation,
  useMfDeskAddNoteMutation,
  useMfDeskGetCouriersQuery,
} = ordersApi
