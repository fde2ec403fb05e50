import type { ReviewList } from 'shared-contracts/reviews/admin/review-lists'
import type { AdminReview, AdminReviews } from 'shared-contracts/reviews/admin/reviews-schema'
import type { RejectionReason } from 'shared-contracts/reviews/review'
import { adminApi, adminCall } from '../calls/admin-api'

const buildAddress = (id: string) => `/api/admin/reviews/${encodeURIComponent(id)}`

interface Part {
  list: ReviewList
  after?: string | undefined
}

/** Makes the call of a change to a review. @param path the last part of its address */
const change = <Body extends object>(path: string) =>
  adminCall<AdminReview, { id: string; body?: Body }>(({ id, body = {} }) => ({
    url: `${buildAddress(id)}/${path}`,
    method: 'POST',
    data: body,
  }))

export const {
  useMfAdminGetReviewsQuery,
  useMfAdminGetReviewQuery,
  useMfAdminPublishReviewMutation,
  useMfAdminRejectReviewMutation,
  useMfAdminReplyToReviewMutation,
  useMfAdminSettleReportsMutation,
} = adminApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    mfAdminGetReviews: build.query({
      queryFn: adminCall<AdminReviews, Part>(({ list, after }) => ({
        url: `/api/admin/reviews?${new URLSearchParams({ list, ...(after && { after }) })}`,
      })),
      providesTags: ['AdminReviews'],
    }),
    mfAdminGetReview: build.query({
      queryFn: adminCall<AdminReview, string>((id) => ({ url: buildAddress(id) })),
      providesTags: ['AdminReviews'],
    }),
    mfAdminPublishReview: build.mutation({
      queryFn: change<{ version: number }>('publish'),
      invalidatesTags: ['AdminReviews'],
    }),
    mfAdminRejectReview: build.mutation({
      queryFn: change<{ version: number; reason: RejectionReason }>('reject'),
      invalidatesTags: ['AdminReviews'],
    }),
    mfAdminReplyToReview: build.mutation({
      queryFn: change<{ text: string }>('reply'),
      invalidatesTags: ['AdminReviews'],
    }),
    mfAdminSettleReports: build.mutation({
      queryFn: change('reports/settle'),
      invalidatesTags: ['AdminReviews'],
    }),
  }),
})
