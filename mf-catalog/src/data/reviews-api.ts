import { api, readData, reportMalformed } from 'shared-contracts/http'
import type { ReviewOrder } from 'shared-contracts/reviews/review'
import { readProductReviews } from 'shared-contracts/reviews/review-reader'
import type { NewReviewReport, ProductReviews } from 'shared-contracts/reviews/review-schema'

export interface ReviewsRequest {
  id: string
  order: ReviewOrder
  /** The place of the first review, from 0. */
  from: number
}

/** The reviews that are in the page's HTML. */
export const firstReviews = (id: string): ReviewsRequest => ({ id, order: 'newest', from: 0 })

/** Loaded late: most products have no reviews. */
export const reviewsApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    mfCatalogGetReviews: build.query<ProductReviews, ReviewsRequest>({
      query: ({ id, order, from }) => {
        const path = `/api/products/${encodeURIComponent(id)}/reviews`
        const asked = new URLSearchParams({
          ...(order !== 'newest' && { order }),
          ...(from > 0 && { from: String(from) }),
        }).toString()
        return { url: asked ? `${path}?${asked}` : path }
      },
      transformResponse: (answer: unknown) =>
        readProductReviews(readData(answer), 'reviews', reportMalformed),
    }),
    /** Resolves to the number of customers who found the review helpful. */
    mfCatalogVoteForReview: build.mutation<number, { id: string; isHelpful: boolean }>({
      query: ({ id, isHelpful }) => ({
        url: `/api/reviews/${encodeURIComponent(id)}/helpful`,
        method: 'POST',
        data: { isHelpful },
      }),
      transformResponse: (answer: unknown) => Number(Object(answer).helpful) || 0,
    }),
    mfCatalogReportReview: build.mutation<null, { id: string; report: NewReviewReport }>({
      query: ({ id, report }) => ({
        url: `/api/reviews/${encodeURIComponent(id)}/reports`,
        method: 'POST',
        data: report,
      }),
      transformResponse: () => null,
    }),
  }),
})

export const {
  useMfCatalogGetReviewsQuery,
  useMfCatalogVoteForReviewMutation,
  useMfCatalogReportReviewMutation,
} = reviewsApi
