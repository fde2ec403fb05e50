import type * as schema from 'shared-contracts/support/admin/cases-schema'
import { adminApi, adminCall } from '../calls/admin-api'

const buildAddress = (id: string) => `/api/admin/cases/${encodeURIComponent(id)}`

/** Returns the address of a case's photo for staff. */
export const adminCasePhoto = (id: string, photo: string) => `${buildAddress(id)}/photos/${photo}`

interface Part {
  group: schema.CaseGroup
  after?: string | undefined
}

export const {
  useMfAdminGetCasesQuery,
  useMfAdminGetCaseQuery,
  useMfAdminReplyToCaseMutation,
  useMfAdminSetCaseStateMutation,
} = adminApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    mfAdminGetCases: build.query({
      queryFn: adminCall<schema.AdminCases, Part>(({ group, after }) => ({
        url: `/api/admin/cases?${new URLSearchParams({ group, ...(after && { after }) })}`,
      })),
      providesTags: ['AdminInbox'],
    }),
    mfAdminGetCase: build.query({
      queryFn: adminCall<schema.AdminCase, string>((id) => ({ url: buildAddress(id) })),
      providesTags: ['AdminInbox'],
    }),
    mfAdminReplyToCase: build.mutation({
      queryFn: adminCall<
        schema.AdminCase,
        {
          id: string
          change: schema.NewCaseReply
          /** The idempotency key: the same when a reply is sent again. */ key: string
        }
      >(({ id, change, key }) => ({
        url: `${buildAddress(id)}/replies`,
        method: 'POST',
        data: change,
        headers: { 'Idempotency-Key': key },
      })),
      invalidatesTags: ['AdminInbox', 'AdminOrders'],
    }),
    mfAdminSetCaseState: build.mutation({
      queryFn: adminCall<schema.AdminCase, { id: string; change: schema.NewCaseState }>(({ id, change }) => ({
        url: `${buildAddress(id)}/state`,
        method: 'POST',
        data: change,
      })),
      invalidatesTags: ['AdminInbox', 'AdminOrders'],
    }),
  }),
})
