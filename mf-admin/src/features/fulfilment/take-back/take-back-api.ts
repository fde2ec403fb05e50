import type { AdminShipment, NewReturn } from 'shared-contracts/fulfilment/admin/shipments-schema'
import { adminApi, adminCall } from '../../../data/calls/admin-api'

export const { useMfAdminTakeBackMutation } = adminApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** @param key by which the api knows the repeats of one call */
    mfAdminTakeBack: build.mutation<
      { shipment: AdminShipment },
      NewReturn & { shipment: string; key: string }
    >({
      queryFn: adminCall(({ shipment, key, ...data }) => ({
        url: `/api/admin/shipments/${encodeURIComponent(shipment)}/returns`,
        method: 'POST',
        data,
        headers: { 'Idempotency-Key': key },
      })),
      invalidatesTags: ['AdminOrders', 'AdminMoney'],
    }),
  }),
})
