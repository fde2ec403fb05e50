import type { Counts } from 'shared-contracts/analytics/admin/counts-schema'
import { adminApi } from '../calls/admin-api'

export const { useMfAdminGetCountsQuery } = adminApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Polled in the background, so it fails if the session has ended, instead of waiting for sign-in. */
    mfAdminGetCounts: build.query<Counts, void>({
      query: () => ({ url: '/api/admin/counts' }),
      providesTags: ['AdminOrders', 'AdminMoney', 'AdminInbox', 'AdminReviews'],
    }),
  }),
})
