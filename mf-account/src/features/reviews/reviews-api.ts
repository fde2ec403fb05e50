import {
  api,
  list,
  oneOf,
  optional,
  readEnglishMessage,
  reportMalformed,
  shape,
  text,
} from 'shared-contracts/http'
import { type RejectionReason, rejectionReasons } from 'shared-contracts/reviews/review'
import { readReply, writtenReaders } from 'shared-contracts/reviews/review-reader'
import type {
  NewReview,
  OwnReview,
  OwnReviews,
  ReviewedProduct,
} from 'shared-contracts/reviews/review-schema'

type Written = NonNullable<OwnReview['published']>

const readWritten = shape<Partial<Written>>(writtenReaders)
const readRejected = shape<Partial<Written> & { reason?: RejectionReason }>({
  ...writtenReaders,
  reason: oneOf(rejectionReasons),
})

/** Leaves out a product without an id, because its form could not be opened. */
const readProduct = (...args: Parameters<typeof wholeProduct>) => {
  const product = wholeProduct(...args)
  return product?.id ? product : undefined
}
const wholeProduct = shape<ReviewedProduct>({ id: text, name: text, image: text })

const readReview = (...args: Parameters<typeof wholeReview>) => {
  const review = wholeReview(...args)
  return review?.product ? (review as OwnReview) : undefined
}
const wholeReview = shape<Partial<Record<keyof OwnReview, unknown>>>({
  product: readProduct,
  published: optional(readWritten),
  waiting: optional(readWritten),
  rejected: optional(readRejected),
  reply: optional(readReply),
})

const readOwn = shape<OwnReviews>({ reviews: list(readReview), toReview: list(readProduct), name: text })

/** @throws Error if the response has no reviews, so that the page says that they did not load */
function parseOwn(answer: unknown): OwnReviews {
  const read = readOwn(answer, 'ownReviews', reportMalformed)
  if (!read) throw new Error('The response has no reviews.')
  return read
}

const path = (productId: string) => `/api/reviews/${encodeURIComponent(productId)}`

const reviewsApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    mfAccountGetReviews: build.query<OwnReviews, void>({
      query: () => ({ url: '/api/reviews' }),
      transformResponse: parseOwn,
      // A customer of this browser must not see the previous one's.
      keepUnusedDataFor: 0,
    }),
    mfAccountSaveReview: build.mutation<OwnReviews, { productId: string; review: NewReview }>({
      query: ({ productId, review }) => ({ url: path(productId), method: 'PUT', data: review }),
      transformResponse: parseOwn,
    }),
    mfAccountDeleteReview: build.mutation<OwnReviews, string>({
      query: (productId) => ({ url: path(productId), method: 'DELETE' }),
      transformResponse: parseOwn,
    }),
    /** Resolves to the photo's id. */
    mfAccountAddReviewPhoto: build.mutation<string, Blob>({
      query: (photo) => ({ url: '/api/files/review-photos', method: 'POST', data: photo }),
      transformResponse: (answer: unknown) => text(Object(answer).id, 'photo.id', reportMalformed),
    }),
    /** Resolves to the message to show. */
    mfAccountStopReviewMails: build.mutation<string, string>({
      query: (token) => ({
        url: `/api/reviews/requests/stop/${encodeURIComponent(token)}`,
        method: 'POST',
      }),
      transformResponse: readEnglishMessage,
    }),
  }),
})

export const {
  useMfAccountGetReviewsQuery,
  useMfAccountSaveReviewMutation,
  useMfAccountDeleteReviewMutation,
  useMfAccountAddReviewPhotoMutation,
  useMfAccountStopReviewMailsMutation,
} = reviewsApi
