import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  CustomerCase,
  CustomerCases,
  NewCase,
  NewCaseMessage,
} from 'shared-contracts/support/cases/case-schema'
import * as z from 'zod/mini'
import { AppError } from '../../../errors'
import { clientGone } from '../../../http/requests/client-gone'
import { buildScopedRepeatKey } from '../../../http/requests/repeat-key'
import { readRequestLanguage } from '../../../http/requests/request-preferences'
import { requireCustomer } from '../../../http/sessions/session'
import type { CasePhotos } from './case-photos'
import type { CasesService } from './cases.service'

/** A photo from a good phone is about 5 MB. */
const MOST_BYTES = 15_000_000

const config = { session: 'required' } as const
const response = { 200: CustomerCase }
const ofOrder = z.object({ orderId: z.string() })
const ofCase = z.object({ orderId: z.string(), id: z.string() })

export function casesRoutes(cases: CasesService, photos: CasePhotos): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/orders/:orderId/cases',
      {
        config,
        schema: {
          summary: 'What the customer has asked for on an order, newest first',
          params: ofOrder,
          response: { 200: CustomerCases },
        },
      },
      async (request) => ({ cases: await cases.list(requireCustomer(request), request.params.orderId) }),
    )

    app.post(
      '/orders/:orderId/cancel',
      {
        config,
        schema: {
          summary: 'Cancel an order within 24 hours, before it ships; repeating it is safe',
          params: ofOrder,
          response,
        },
      },
      (request) =>
        cases.cancel(requireCustomer(request), request.params.orderId, readRequestLanguage(request.headers)),
    )

    app.post(
      '/orders/:orderId/cases',
      {
        config,
        schema: {
          summary: 'Report a problem or ask for a return; repeating the Idempotency-Key is safe',
          params: ofOrder,
          body: NewCase,
          response,
        },
      },
      (request) => {
        const customer = requireCustomer(request)
        const { orderId } = request.params
        return cases.open(customer, orderId, request.body, {
          language: readRequestLanguage(request.headers),
          repeatKey: buildScopedRepeatKey(request.headers, customer, orderId, request.body),
        })
      },
    )

    app.post(
      '/orders/:orderId/cases/:id/messages',
      {
        config,
        schema: {
          summary: 'Write a message about a case; repeating the Idempotency-Key is safe',
          params: ofCase,
          body: NewCaseMessage,
          response,
        },
      },
      (request) => {
        const customer = requireCustomer(request)
        const { text } = request.body
        const key = buildScopedRepeatKey(request.headers, customer, request.params, text)
        return cases.write(customer, request.params, text, key)
      },
    )

    app.get(
      '/orders/:orderId/cases/:id/photos/:photo',
      {
        config,
        schema: {
          summary: 'A photo of a case',
          params: z.object({ ...ofCase.shape, photo: z.uuid() }),
        },
      },
      async (request, reply) => {
        const file = await photos.file(requireCustomer(request), request.params)
        return reply.type('image/jpeg').header('cache-control', 'private, no-store').send(Buffer.from(file))
      },
    )

    await app.register(async (files) => {
      // Ignores the declared type: the first bytes decide.
      files.removeAllContentTypeParsers()
      files.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
      files.post<{ Querystring: { order: string; case: string } }>(
        '/files/case-photos',
        {
          config: { ...config, takesBytes: true },
          bodyLimit: MOST_BYTES,
          schema: {
            summary: 'Add a photo to a case; repeating it is safe',
            querystring: z.object({
              order: z.string().check(z.maxLength(64)),
              case: z.string().check(z.maxLength(20)),
            }),
            response,
          },
        },
        async (request, reply) => {
          const { body, query } = request
          const gone = clientGone(reply)
          if (!Buffer.isBuffer(body) || body.length === 0)
            throw new AppError('INVALID_INPUT', 'The request contains no picture.')
          return photos.add(requireCustomer(request), { orderId: query.order, id: query.case }, body, gone)
        },
      )
    })
  }
}
