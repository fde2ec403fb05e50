import type { AdminParcel } from 'shared-contracts/fulfilment/admin/parcels-schema'
import type { Pieces } from 'shared-contracts/fulfilment/parcels'
import { adminApi, adminCall } from '../calls/admin-api'
import { stepCall } from './step-call'

interface Answer {
  parcel: AdminParcel
}

/** A parcel as it was seen. */
export interface Seen {
  id: string
  version: number
}

export interface Handover {
  courier: string
  awb: string
}

/** Of an order: which of its pieces are in the parcel, unless everything that is open. */
export interface OrderHandover extends Handover {
  lines?: readonly Pieces[]
}

const post = (url: string, data: object) => ({ url, method: 'POST', data })
const parcel = (id: string, what: string) => `/api/admin/parcels/${encodeURIComponent(id)}/${what}`

/** What is done with parcels. After each, lists and the order are fetched anew, also when it was refused. */
export const parcelsApi = adminApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    mfAdminBeginParcel: build.mutation<Answer, { orderId: string }>({
      queryFn: stepCall(({ orderId }) => ({ step: { kind: 'begin', orderId } })),
      invalidatesTags: ['AdminOrders'],
    }),
    mfAdminPackParcel: build.mutation<Answer, Seen>({
      queryFn: stepCall((seen) => ({ step: { kind: 'pack', ...seen } })),
      invalidatesTags: ['AdminOrders'],
    }),
    mfAdminCancelParcel: build.mutation<Answer, Seen>({
      queryFn: adminCall(({ id, version }) => post(parcel(id, 'cancel'), { version })),
      invalidatesTags: ['AdminOrders'],
    }),
    mfAdminShipParcel: build.mutation<Answer, Seen & Handover & { key: string }>({
      queryFn: stepCall(({ key, ...seen }) => ({ key, step: { kind: 'ship', ...seen } })),
      invalidatesTags: ['AdminOrders'],
    }),
    mfAdminShipOrder: build.mutation<Answer, OrderHandover & { orderId: string; key: string }>({
      queryFn: stepCall(({ key, ...wanted }) => ({ key, step: { kind: 'pack-and-ship', ...wanted } })),
      invalidatesTags: ['AdminOrders'],
    }),
    mfAdminUndoShipping: build.mutation<Answer, Seen>({
      queryFn: adminCall(({ id, version }) => post(parcel(id, 'undo'), { version })),
      invalidatesTags: ['AdminOrders'],
    }),
    mfAdminCorrectParcel: build.mutation<Answer, Seen & Handover & { isTold: boolean }>({
      queryFn: adminCall(({ id, ...data }) => ({ url: parcel(id, 'handover'), method: 'PUT', data })),
      invalidatesTags: ['AdminOrders'],
    }),
    mfAdminParcelArrived: build.mutation<Answer, Seen & { state: 'delivered' | 'coming-back' | 'back' }>({
      queryFn: adminCall(({ id, ...data }) => post(parcel(id, 'arrival'), data)),
      invalidatesTags: ['AdminOrders'],
    }),
    /** @param id of what came back */
    mfAdminUndoReturn: build.mutation<Answer, string>({
      queryFn: adminCall((id) => post(`/api/admin/returns/${encodeURIComponent(id)}/undo`, {})),
      invalidatesTags: ['AdminOrders', 'AdminMoney'],
    }),
  }),
})

export const {
  useMfAdminBeginParcelMutation,
  useMfAdminPackParcelMutation,
  useMfAdminCancelParcelMutation,
  useMfAdminShipParcelMutation,
  useMfAdminShipOrderMutation,
  useMfAdminUndoShippingMutation,
  useMfAdminCorrectParcelMutation,
  useMfAdminParcelArrivedMutation,
  useMfAdminUndoReturnMutation,
} = parcelsApi
