import type {
  PackedShipment,
  PackedShipments,
  RowResult,
  RowResults,
  RowToShip,
} from 'shared-contracts/fulfilment/admin/bulk-shipping-schema'
import { adminApi, adminCall } from '../calls/admin-api'
import { readCachedWork } from '../offline/cached-work'
import { ordersNow } from '../offline/queue-step'
import { waitingSteps } from '../offline/waiting-steps'

/** Packs and ships many orders. After each call, even a refused one, lists and orders are refetched. */
export const {
  useMfAdminGetPackedShipmentsQuery,
  useMfAdminPackOrdersMutation,
  useMfAdminCheckShippingMutation,
  useMfAdminShipPackedMutation,
} = adminApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    mfAdminGetPackedShipments: build.query<PackedShipments, void>({
      queryFn: adminCall(() => ({ url: '/api/admin/packed-shipments' }), keptShipments),
      providesTags: ['AdminOrders'],
    }),
    mfAdminPackOrders: build.mutation<readonly RowResult[], readonly string[]>({
      queryFn: results((orders) => ({
        url: '/api/admin/bulk-packing',
        method: 'POST',
        data: { orders },
      })),
      invalidatesTags: ['AdminOrders'],
    }),
    /** A dry run: checks the shipments without shipping them. */
    mfAdminCheckShipping: build.mutation<readonly RowResult[], readonly RowToShip[]>({
      queryFn: results((shipments) => ({
        url: '/api/admin/bulk-shipping/check',
        method: 'POST',
        data: { shipments },
      })),
    }),
    /** @param key the idempotency key; the same one if the call is repeated because its response was lost */
    mfAdminShipPacked: build.mutation<readonly RowResult[], { key: string; shipments: readonly RowToShip[] }>(
      {
        queryFn: results(({ key, shipments }) => ({
          url: '/api/admin/bulk-shipping',
          method: 'POST',
          data: { shipments },
          headers: { 'Idempotency-Key': key },
        })),
        invalidatesTags: ['AdminOrders'],
      },
    ),
  }),
})

function results<Arg>(request: Parameters<typeof adminCall<RowResults, Arg>>[0]) {
  const call = adminCall<RowResults, Arg>(request)
  return async (...asked: Parameters<typeof call>) => {
    const { data, error } = await call(...asked)
    return error ? { error } : { data: data?.results ?? [] }
  }
}

/** Returns the packed shipments stored on this device. `justShipped` is empty, as Undo needs a connection. */
function keptShipments(): PackedShipments | undefined {
  const work = readCachedWork()
  return (
    work && {
      packed: ordersNow(work, waitingSteps()).flatMap(({ id, orderId, address, dueOn, isLate, shipments }) =>
        shipments.flatMap((shipment): PackedShipment[] => {
          if (shipment.state !== 'packed') return []
          const name = `${address.firstName} ${address.lastName}`
          const place = `${address.city} ${address.pinCode}`
          return [{ ...{ order: id, orderId, name, place, dueOn, isLate }, shipment }]
        }),
      ),
      justShipped: [],
    }
  )
}
