import type { PlaceOfSupply } from 'shared-contracts/invoicing/states'
import { adminApi, adminCall } from '../../../data/calls/admin-api'

export const { useMfAdminAnswerPlaceMutation } = adminApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    mfAdminAnswerPlace: build.mutation<unknown, { order: string; place: PlaceOfSupply }>({
      queryFn: adminCall(({ order, place }) => ({
        url: `/api/admin/orders/${encodeURIComponent(order)}/place-of-supply`,
        method: 'POST',
        data: { place },
      })),
      invalidatesTags: ['AdminAuditLog'],
    }),
  }),
})
