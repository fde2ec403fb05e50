import type * as requests from 'shared-contracts/domain/desk/customers/data-requests-schema'
import type { Subscribers } from 'shared-contracts/domain/desk/customers/subscribers-schema'
import { deskApi, deskCall } from '../calls/desk-api'

const ofRequest = (id: string, step = '') => `/api/desk/data-requests/${encodeURIComponent(id)}${step}`

export const customersApi = deskApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Part by part. The words go in the body: addresses are logged. */
    mfDeskFindSubscribers: build.infiniteQuery<Subscribers, { words: string }, string | undefined>({
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ next }) => next },
      queryFn: deskCall(({ queryArg, pageParam }) => ({
        url: '/api/desk/subscribers/search',
        method: 'POST',
        data: { ...queryArg, ...(pageParam !== undefined && { after: pageParam }) },
      })),
    }),
    /** The text of a file. */
    mfDeskTakeSubscribers: build.mutation<string, void>({
      queryFn: deskCall(() => ({
        url: '/api/desk/subscribers/export',
        method: 'POST',
        responseType: 'text',
      })),
      invalidatesTags: ['DeskJournal'],
    }),
    mfDeskGetDataRequests: build.query<requests.DataRequests, void>({
      queryFn: deskCall(() => ({ url: '/api/desk/data-requests' })),
      providesTags: ['DeskRequests'],
    }),
    mfDeskGetDataRequest: build.query<requests.DataRequestPage, string>({
      queryFn: deskCall((id) => ({ url: ofRequest(id) })),
      providesTags: ['DeskRequests'],
    }),
    mfDeskNoteDataRequest: build.mutation<requests.DataRequest, requests.NewDataRequest>({
      queryFn: deskCall((data) => ({ url: '/api/desk/data-requests', method: 'POST', data })),
      invalidatesTags: ['DeskRequests', 'DeskJournal'],
    }),
    mfDeskTakeCopy: build.mutation<unknown, string>({
      queryFn: deskCall((id) => ({ url: ofRequest(id, '/export'), method: 'POST' })),
      invalidatesTags: ['DeskRequests', 'DeskJournal'],
    }),
    mfDeskDeleteData: build.mutation<requests.DataRequest, { id: string; version: number }>({
      queryFn: deskCall(({ id, version }) => ({
        url: ofRequest(id, '/delete'),
        method: 'POST',
        data: { version },
      })),
      invalidatesTags: ['DeskRequests', 'DeskJournal', 'DeskInbox'],
    }),
    mfDeskCloseDataRequest: build.mutation<
      requests.DataRequest,
      { id: string; version: number; why: string }
    >({
      queryFn: deskCall(({ id, ...data }) => ({ url: ofRequest(id, '/close'), method: 'POST', data })),
      invalidatesTags: ['DeskRequests', 'DeskJournal'],
    }),
  }),
})

export const {
  useMfDeskFindSubscribersInfiniteQuery,
  useMfDeskTakeSubscribersMutation,
  useMfDeskGetDataRequestsQuery,
  useMfDeskGetDataRequestQuery,
  useMfDeskNoteDataRequestMutation,
  useMfDeskTakeCopyMutation,
  useMfDeskDeleteDataMutation,
  useMfDeskCloseDataRequestMutation,
} = customersApi
