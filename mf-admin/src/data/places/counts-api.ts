import type { Counts } from 'shared-contracts/analytics/admin/counts-schema'
import { adminApi } from '../calls/admin-api'

export const { useMfAdminGetCountsQuery } = adminApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Polled in the background, so it fails instead of waiting if the session has ended. */
    mfAdminGetCounts: build.query<Counts, void>({
      query: () => ({ url: '/api/admin/counts' }),
      providesTags: ['AdminOrders', 'AdminMoney', 'AdminInbox'],
    }),
  }),
})
