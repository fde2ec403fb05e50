import type { NewSchedule, ScheduledChange } from 'shared-contracts/catalog/admin/schedule-schema'
import { adminApi, adminCall } from '../../../data/calls/admin-api'

interface Scheduled {
  scheduled: ScheduledChange[]
}

const buildUrl = (id: string) => `/api/admin/products/${encodeURIComponent(id)}/scheduled`

export const { useMfAdminGetScheduledQuery, useMfAdminScheduleMutation, useMfAdminCallOffScheduledMutation } =
  adminApi.injectEndpoints({
    overrideExisting: 'throw',
    endpoints: (build) => ({
      mfAdminGetScheduled: build.query<Scheduled, string>({
        queryFn: adminCall((id) => ({ url: buildUrl(id) })),
        providesTags: ['AdminCatalog'],
      }),
      mfAdminSchedule: build.mutation<Scheduled, { id: string; input: NewSchedule }>({
        queryFn: adminCall(({ id, input }) => ({ url: buildUrl(id), method: 'POST', data: input })),
        invalidatesTags: ['AdminCatalog', 'AdminAuditLog'],
      }),
      mfAdminCallOffScheduled: build.mutation<Scheduled, number>({
        queryFn: adminCall((id) => ({ url: `/api/admin/scheduled-changes/${id}/take-back`, method: 'POST' })),
        invalidatesTags: ['AdminCatalog', 'AdminAuditLog'],
      }),
    }),
  })
