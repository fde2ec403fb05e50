import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { reviewOrders } from 'shared-contracts/reviews/review'
import {
  NewReview,
  NewReviewReport,
  OwnReviews,
  ProductReviews,
  ReviewVote,
  ReviewVotes,
} from 'shared-contracts/reviews/review-schema'
import * as z from 'zod/mini'
import type { AttemptLimits } from '../../http/limits/attempt-limits'
import { readRequestLanguage } from '../../http/requests/request-preferences'
import { createPreparedResponses } from '../../http/responses/prepared-responses'
import { requireCustomer } from '../../http/sessions/session'
import type { Reactions } from './reactions.service'
import type { ReviewsService } from './reviews.service'

interface ReviewsRoutesDeps {
  reviews: ReviewsService
  reactions: Reactions
  attemptLimits: Pick<AttemptLimits, 'takeReviewCall'>
}

const config = { session: 'required' } as const
const ofProduct = z.object({ productId: z.string().check(z.maxLength(100)) })
const ofReview = z.object({ id: z.uuid() })

export function reviewsRoutes({
  reviews,
  reactions,
  attemptLimits,
}: ReviewsRoutesDeps): FastifyPluginAsyncZod {
  const { send } = createPreparedResponses()
  return async (app) => {
    app.get(
      '/products/:id/reviews',
      {
        config: { isForPages: true },
        schema: {
          summary: 'A part of a product’s published reviews',
          params: z.object({ id: z.string() }),
          querystring: z.object({
            order: z._default(z.enum(reviewOrders), 'newest'),
            from: z._default(z.pipe(z.string().check(z.regex(/^\d{1,5}$/)), z.transform(Number)), 0),
          }),
          response: { 200: z.object({ success: z.literal(true), data: ProductReviews }) },
        },
      },
      (request, reply) => {
        const { order, from } = request.query
        const make = async () => ({
          success: true,
          data: await reviews.ofProduct(request.params.id, order, from),
        })
        // Not cached: an edge caches the page, and made-up ids must not fill the memory.
        return send(undefined, make, request, reply)
      },
    )

    app.get(
      '/reviews',
      {
        config,
        schema: { summary: 'One’s own reviews, and products to review', response: { 200: OwnReviews } },
      },
      (request) => reviews.ownReviews(requireCustomer(request)),
    )

    app.put(
      '/reviews/:productId',
      {
        config,
        schema: {
          summary: 'Write or edit one’s review of a delivered product; it waits for approval',
          params: ofProduct,
          body: NewReview,
          response: { 200: OwnReviews },
        },
      },
      async (request) => {
        const customer = requireCustomer(request)
        await attemptLimits.takeReviewCall(customer)
        const { productId } = request.params
        return reviews.write(customer, productId, request.body, readRequestLanguage(request.headers))
      },
    )

    app.delete(
      '/reviews/:productId',
      {
        config,
        schema: { summary: 'Delete one’s review', params: ofProduct, response: { 200: OwnReviews } },
      },
      (request) => reviews.remove(requireCustomer(request), request.params.productId),
    )

    app.post(
      '/reviews/:id/helpful',
      {
        config,
        schema: {
          summary: 'Mark a review as helpful, or take that back',
          params: ofReview,
          body: ReviewVote,
          response: { 200: ReviewVotes },
        },
      },
      async (request) => {
        const customer = requireCustomer(request)
        await attemptLimits.takeReviewCall(customer)
        return reactions.vote(request.params.id, customer, request.body.isHelpful)
      },
    )

    app.post(
      '/reviews/:id/reports',
      {
        config,
        schema: {
          summary: 'Report a review, which staff then look at again',
          params: ofReview,
          body: NewReviewReport,
          response: { 200: z.object({ message: z.string() }) },
        },
      },
      async (request) => {
        const customer = requireCustomer(request)
        await attemptLimits.takeReviewCall(customer)
        await reactions.report(request.params.id, customer, request.body)
        return { message: 'Thank you. We’ll look at this review again.' }
      },
    )
  }
}
