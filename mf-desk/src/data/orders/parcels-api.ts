import type { DeskParcel } from 'shared-contracts/domain/desk/orders/parcels-schema'
import type { Pieces } from 'shared-contracts/domain/parcels'
import { deskApi, deskCall } from '../calls/desk-api'
import { stepCall } from './step-call'

interface Answer {
  parcel: DeskParcel
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
const parcel = (id: string, what: string) => `/api/desk/parcels/${encodeURIComponent(id)}/${what}`

/** What is done with parcels. After each, lists and the order are fetched anew, also when it was refused. */
export const parcelsApi = deskApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    mfDeskBeginParcel: build.mutation<Answer, { orderId: string }>({
      queryFn: stepCall(({ orderId }) => ({ step: { kind: 'begin', orderId } })),
      invalidatesTags: ['DeskOrders'],
    }),
    mfDeskPackParcel: build.mutation<Answer, Seen>({
      queryFn: stepCall((seen) => ({ step: { kind: 'pack', ...seen } })),
      invalidatesTags: ['DeskOrders'],
    }),
    mfDeskCancelParcel: build.mutation<Answer, Seen>({
      queryFn: deskCall(({ id, version }) => post(parcel(id, 'cancel'), { version })),
      invalidatesTags: ['DeskOrders'],
    }),
    mfDeskShipParcel: build.mutation<Answer, Seen & Handover & { key: string }>({
      queryFn: stepCall(({ key, ...seen }) => ({ key, step: { kind: 'ship', ...seen } })),
      invalidatesTags: ['DeskOrders'],
    }),
    mfDeskShipOrder: build.mutation<Answer, OrderHandover & { orderId: string; key: string }>({
      queryFn: stepCall(({ key, ...wanted }) => ({ key, step: { kind: 'pack-and-ship', ...wanted } })),
      invalidatesTags: ['DeskOrders'],
    }),
    mfDeskUndoShipping: build.mutation<Answer, Seen>({
      queryFn: deskCall(({ id, version }) => post(parcel(id, 'undo'), { version })),
      invalidatesTags: ['DeskOrders'],
    }),
    mfDeskCorrectParcel: build.mutation<Answer, Seen & Handover & { isTold: boolean }>({
      queryFn: deskCall(({ id, ...data }) => ({ url: parcel(id, 'handover'), method: 'PUT', data })),
      invalidatesTags: ['DeskOrders'],
    }),
    mfDeskParcelArrived: build.mutation<Answer, Seen & { state: 'delivered' | 'coming-back' | 'back' }>({
      queryFn: deskCall(({ id, ...data }) => post(parcel(id, 'arrival'), data)),
      invalidatesTags: ['DeskOrders'],
    }),
    /** @param id of what came back */
    mfDeskUndoReturn: build.mutation<Answer, string>({
      queryFn: deskCall((id) => post(`/api/desk/returns/${encodeURIComponent(id)}/undo`, {})),
      invalidatesTags: ['DeskOrders', 'DeskMoney'],
    }),
  }),
})

export const {
  useMfDeskBeginParcelMutation,
  useMfDeskPackParcelMutation,
  useMfDeskCancelParcelMutation,
  useMfDeskShipParcelMutation,
  useMfDeskShipOrderMutation,
  useMfDeskUndoShippingMutation,
  useMfDeskCorrectParcelMutation,
  useMfDeskParcelArrivedMutation,
  useMfDeskUndoReturnMutation,
} = parcelsApi
