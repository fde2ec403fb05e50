import type { AdminParcel, NewReturn } from 'shared-contracts/fulfilment/admin/parcels-schema'
import { adminApi, adminCall } from '../../../data/calls/admin-api'

export const { useMfAdminTakeBackMutation } = adminApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** @param key by which the api knows the repeats of one call */
    mfAdminTakeBack: build.mutation<{ parcel: AdminParcel }, NewReturn & { parcel: string; key: string }>({
      queryFn: adminCall(({ parcel, key, ...data }) => ({
        url: `/api/admin/parcels/${encodeURIComponent(parcel)}/returns`,
        method: 'POST',
        data,
        headers: { 'Idempotency-Key': key },
      })),
      invalidatesTags: ['AdminOrders', 'AdminMoney'],
    }),
  }),
})
