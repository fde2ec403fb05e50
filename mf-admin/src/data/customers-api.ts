import type * as requests from 'shared-contracts/customers/admin/data-requests-schema'
import type { Subscribers } from 'shared-contracts/newsletter/admin/subscribers-schema'
import { adminApi, adminCall } from './calls/admin-api'

const ofRequest = (id: string, step = '') => `/api/admin/data-requests/${encodeURIComponent(id)}${step}`

export const {
  useMfAdminFindSubscribersInfiniteQuery,
  useMfAdminTakeSubscribersMutation,
  useMfAdminGetDataRequestsQuery,
  useMfAdminGetDataRequestQuery,
  useMfAdminNoteDataRequestMutation,
  useMfAdminTakeCopyMutation,
  useMfAdminDeleteDataMutation,
  useMfAdminCloseDataRequestMutation,
} = adminApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The subscribers, page by page. The search terms are sent in the body, because URLs are logged. */
    mfAdminFindSubscribers: build.infiniteQuery<Subscribers, { words: string }, string | undefined>({
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ next }) => next },
      queryFn: adminCall(({ queryArg, pageParam }) => ({
        url: '/api/admin/subscribers/search',
        method: 'POST',
        data: { ...queryArg, ...(pageParam !== undefined && { after: pageParam }) },
      })),
    }),
    /** Returns the CSV. */
    mfAdminTakeSubscribers: build.mutation<string, void>({
      queryFn: adminCall(() => ({
        url: '/api/admin/subscribers/export',
        method: 'POST',
        responseType: 'text',
      })),
      invalidatesTags: ['AdminAuditLog'],
    }),
    mfAdminGetDataRequests: build.query<requests.DataRequests, void>({
      queryFn: adminCall(() => ({ url: '/api/admin/data-requests' })),
      providesTags: ['AdminRequests'],
    }),
    mfAdminGetDataRequest: build.query<requests.DataRequestPage, string>({
      queryFn: adminCall((id) => ({ url: ofRequest(id) })),
      providesTags: ['AdminRequests'],
    }),
    mfAdminNoteDataRequest: build.mutation<requests.DataRequest, requests.NewDataRequest>({
      queryFn: adminCall((data) => ({ url: '/api/admin/data-requests', method: 'POST', data })),
      invalidatesTags: ['AdminRequests', 'AdminAuditLog'],
    }),
    mfAdminTakeCopy: build.mutation<unknown, string>({
      queryFn: adminCall((id) => ({ url: ofRequest(id, '/export'), method: 'POST' })),
      invalidatesTags: ['AdminRequests', 'AdminAuditLog'],
    }),
    mfAdminDeleteData: build.mutation<requests.DataRequest, { id: string; version: number }>({
      queryFn: adminCall(({ id, version }) => ({
        url: ofRequest(id, '/delete'),
        method: 'POST',
        data: { version },
      })),
      invalidatesTags: ['AdminRequests', 'AdminAuditLog', 'AdminInbox'],
    }),
    mfAdminCloseDataRequest: build.mutation<
      requests.DataRequest,
      { id: string; version: number; why: string }
    >({
      queryFn: adminCall(({ id, ...data }) => ({ url: ofRequest(id, '/close'), method: 'POST', data })),
      invalidatesTags: ['AdminRequests', 'AdminAuditLog'],
    }),
  }),
})
