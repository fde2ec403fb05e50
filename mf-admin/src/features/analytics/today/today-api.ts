import type { Today } from 'shared-contracts/analytics/admin/today-schema'
import { adminApi, adminCall } from '../../../data/calls/admin-api'

const todayApi = adminApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    mfAdminGetToday: build.query<Today, void>({
      queryFn: adminCall(() => ({ url: '/api/admin/today' })),
      providesTags: ['AdminToday'],
    }),
  }),
})

export const { useMfAdminGetTodayQuery } = todayApi
