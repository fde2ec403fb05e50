import type { AdminShipment } from 'shared-contracts/fulfilment/admin/shipments-schema'
import type { LineQuantity } from 'shared-contracts/fulfilment/shipments'
import { adminApi, adminCall } from '../calls/admin-api'
import { stepCall } from './step-call'

interface AdminResponse {
  shipment: AdminShipment
}

/** A shipment, and the version of it that the person saw. */
interface Seen {
  id: string
  version: number
}

interface Handover {
  courier: string
  awb: string
}

/** `lines` lists the items to ship; if omitted, all open items are shipped. */
export interface OrderHandover extends Handover {
  lines?: readonly LineQuantity[]
}

const post = (url: string, data: object) => ({ url, method: 'POST', data })
const shipment = (id: string, what: string) => `/api/admin/shipments/${encodeURIComponent(id)}/${what}`

/** Actions on shipments. After each one, even a refused one, the lists and the order are refetched. */
export const {
  useMfAdminBeginShipmentMutation,
  useMfAdminPackShipmentMutation,
  useMfAdminCancelShipmentMutation,
  useMfAdminShipShipmentMutation,
  useMfAdminShipOrderMutation,
  useMfAdminUndoShippingMutation,
  useMfAdminCorrectShipmentMutation,
  useMfAdminShipmentArrivedMutation,
  useMfAdminUndoReturnMutation,
} = adminApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    mfAdminBeginShipment: build.mutation<AdminResponse, { orderId: string }>({
      queryFn: stepCall(({ orderId }) => ({ step: { kind: 'begin', orderId } })),
      invalidatesTags: ['AdminOrders'],
    }),
    mfAdminPackShipment: build.mutation<AdminResponse, Seen>({
      queryFn: stepCall((seen) => ({ step: { kind: 'pack', ...seen } })),
      invalidatesTags: ['AdminOrders'],
    }),
    mfAdminCancelShipment: build.mutation<AdminResponse, Seen>({
      queryFn: adminCall(({ id, version }) => post(shipment(id, 'cancel'), { version })),
      invalidatesTags: ['AdminOrders'],
    }),
    mfAdminShipShipment: build.mutation<AdminResponse, Seen & Handover & { key: string }>({
      queryFn: stepCall(({ key, ...seen }) => ({ key, step: { kind: 'ship', ...seen } })),
      invalidatesTags: ['AdminOrders'],
    }),
    mfAdminShipOrder: build.mutation<AdminResponse, OrderHandover & { orderId: string; key: string }>({
      queryFn: stepCall(({ key, ...wanted }) => ({ key, step: { kind: 'pack-and-ship', ...wanted } })),
      invalidatesTags: ['AdminOrders'],
    }),
    mfAdminUndoShipping: build.mutation<AdminResponse, Seen>({
      queryFn: adminCall(({ id, version }) => post(shipment(id, 'undo'), { version })),
      invalidatesTags: ['AdminOrders'],
    }),
    mfAdminCorrectShipment: build.mutation<AdminResponse, Seen & Handover & { isTold: boolean }>({
      queryFn: adminCall(({ id, ...data }) => ({ url: shipment(id, 'handover'), method: 'PUT', data })),
      invalidatesTags: ['AdminOrders'],
    }),
    mfAdminShipmentArrived: build.mutation<
      AdminResponse,
      Seen & { state: 'delivered' | 'coming-back' | 'back' | 'shipped' }
    >({
      queryFn: adminCall(({ id, ...data }) => post(shipment(id, 'arrival'), data)),
      invalidatesTags: ['AdminOrders'],
    }),
    mfAdminUndoReturn: build.mutation<AdminResponse, string>({
      queryFn: adminCall((id) => post(`/api/admin/returns/${encodeURIComponent(id)}/undo`, {})),
      invalidatesTags: ['AdminOrders', 'AdminMoney'],
    }),
  }),
})
