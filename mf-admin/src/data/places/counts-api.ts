import type { Counts } from 'shared-contracts/analytics/admin/counts-schema'
import { adminApi } from '../calls/admin-api'

export const { useMfAdminGetCountsQuery } = adminApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Does not wait for sign-in: a locked admin must not poll. */
    mfAdminGetCounts: build.query<Counts, void>({
      query: () => ({ url: '/api/admin/counts' }),
      providesTags: ['AdminOrders', 'AdminMoney', 'AdminInbox'],
    }),
  }),
})
