import type { FastifyPluginAsync } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { SMALL_PHOTO } from 'shared-contracts/reviews/photo-path'
import { PHOTO_LIMIT_BYTES } from 'shared-contracts/reviews/review'
import { ReviewPhoto } from 'shared-contracts/reviews/review-schema'
import * as z from 'zod/mini'
import { AppError } from '../../../errors'
import type { AttemptLimits } from '../../../http/limits/attempt-limits'
import { clientGone } from '../../../http/requests/client-gone'
import { requireCustomer } from '../../../http/sessions/session'
import type { ReviewPhotos } from './review-photos'

interface PhotosRoutesDeps {
  photos: ReviewPhotos
  attemptLimits: Pick<AttemptLimits, 'takeReviewCall'>
}

const config = { session: 'required' } as const

/** Uploads of a customer's photos, and the customer's own view of them. */
export function reviewPhotosRoutes({ photos, attemptLimits }: PhotosRoutesDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/reviews/photos/:id',
      { config, schema: { summary: 'One’s own photo of a review', params: z.object({ id: z.uuid() }) } },
      async (request, reply) => {
        const file = await photos.ofCustomer(requireCustomer(request), request.params.id)
        if (!file) throw notFound()
        return reply.type('image/jpeg').header('cache-control', 'no-store').send(Buffer.from(file))
      },
    )

    await app.register(async (files) => {
      // Ignores the declared type: the first bytes decide.
      files.removeAllContentTypeParsers()
      files.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
      files.post(
        '/files/review-photos',
        {
          config: { ...config, takesBytes: true },
          bodyLimit: PHOTO_LIMIT_BYTES,
          schema: { summary: 'Upload a photo for a review', response: { 200: ReviewPhoto } },
        },
        async (request, reply) => {
          const { body } = request
          const gone = clientGone(reply)
          const customer = requireCustomer(request)
          await attemptLimits.takeReviewCall(customer)
          if (!Buffer.isBuffer(body) || body.length === 0)
            throw new AppError('INVALID_INPUT', 'The request contains no picture.')
          return photos.take(customer, body, gone)
        },
      )
    })
  }
}

/** Short, because an author may delete the review. */
const FOR_AN_HOUR = 'public, max-age=3600'
const NAME = new RegExp(`^([0-9a-f-]{36})(-${SMALL_PHOTO})?\\.jpg$`)

/** The photos of published reviews. */
export function publicPhotosRoutes({ published }: Pick<ReviewPhotos, 'published'>): FastifyPluginAsync {
  return async (app) => {
    app.get<{ Params: { file: string } }>('/:file', { schema: { hide: true } }, async ({ params }, reply) => {
      const [, id, small] = NAME.exec(params.file) ?? []
      const file = id && z.safeParse(z.uuid(), id).success && (await published(id, small ? 'small' : 'file'))
      if (!file) throw notFound()
      return reply.type('image/jpeg').header('cache-control', FOR_AN_HOUR).send(Buffer.from(file))
    })
  }
}

const notFound = () => new AppError('NOT_FOUND', 'Picture not found.')
