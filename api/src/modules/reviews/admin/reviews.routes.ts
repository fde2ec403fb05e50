import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  AdminReview,
  AdminReviews,
  NewReviewReply,
  ReviewDecision,
  ReviewListName,
  ReviewRejection,
} from 'shared-contracts/reviews/admin/reviews-schema'
import * as z from 'zod/mini'
import { AppError } from '../../../errors'
import { requireStaff } from '../../staff'
import type { ReviewPhotos } from '../photos/review-photos'
import type { Moderation } from './moderation.service'
import type { ModerationQueue } from './moderation-queue'

const config = { right: 'answer-people' } as const
const params = z.object({ id: z.uuid() })
const response = { 200: AdminReview }

export function adminReviewsRoutes(
  queue: ModerationQueue,
  moderation: Moderation,
  photos: Pick<ReviewPhotos, 'sent'>,
): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/reviews',
      {
        config,
        schema: {
          summary:
            'Reviews that are waiting, reported, published or rejected, and the figures of all decisions',
          querystring: z.object({
            list: z._default(ReviewListName, 'waiting'),
            after: z.optional(z.string()),
          }),
          response: { 200: AdminReviews },
        },
      },
      ({ query }) => queue.list(query.list, query.after),
    )

    app.get(
      '/reviews/:id',
      { config, schema: { summary: 'A review with its versions', params, response } },
      (request) => queue.review(request.params.id),
    )

    app.get(
      '/review-photos/:id',
      { config, schema: { summary: 'A photo of a review, published or not', params } },
      async (request, reply) => {
        const file = await photos.sent(request.params.id)
        if (!file) throw new AppError('NOT_FOUND', 'Picture not found.')
        return reply.type('image/jpeg').header('cache-control', 'no-store').send(Buffer.from(file))
      },
    )

    app.post(
      '/reviews/:id/publish',
      {
        config,
        schema: { summary: 'Publish a version of a review', params, body: ReviewDecision, response },
      },
      (request) => moderation.publish(request.params.id, request.body.version, requireStaff(request)),
    )

    app.post(
      '/reviews/:id/reject',
      {
        config,
        schema: {
          summary: 'Reject a version of a review, with a reason',
          params,
          body: ReviewRejection,
          response,
        },
      },
      (request) => {
        const { version, reason } = request.body
        return moderation.reject(request.params.id, version, reason, requireStaff(request))
      },
    )

    app.post(
      '/reviews/:id/reply',
      { config, schema: { summary: 'Reply to a published review', params, body: NewReviewReply, response } },
      (request) => moderation.reply(request.params.id, request.body.text, requireStaff(request)),
    )

    app.post(
      '/reviews/:id/reports/settle',
      { config, schema: { summary: 'Keep a reported review public', params, response } },
      (request) => moderation.settleReports(request.params.id, requireStaff(request)),
    )
  }
}
