import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { PackingRecord } from 'shared-contracts/fulfilment/admin/packing-record-schema'
import * as z from 'zod/mini'
import { AppError } from '../../../../../errors'
import { clientGone } from '../../../../../http/requests/client-gone'
import { requireStaff } from '../../../../staff'
import type { PackingRecords } from '../packing-records'
import type { PackagePhotos } from './package-photos'

/** A photo from a good phone is about 5 MB. */
const MOST_BYTES = 15_000_000

export function photosRoutes(
  photos: PackagePhotos,
  { show }: Pick<PackingRecords, 'show'>,
): FastifyPluginAsyncZod {
  return async (routes) => {
    routes.get(
      '/shipments/:id/photo',
      {
        config: { right: 'see-orders' },
        schema: { summary: "A shipment's photo", params: z.object({ id: z.string() }) },
      },
      async (request, reply) => {
        const file = await photos.file(request.params.id)
        return reply.type('image/jpeg').header('cache-control', 'no-store').send(Buffer.from(file))
      },
    )

    await routes.register(async (files) => {
      // Ignores the declared type: the first bytes decide.
      files.removeAllContentTypeParsers()
      files.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
      files.post<{ Querystring: { shipment: string } }>(
        '/files/package-photos',
        {
          config: { right: 'pack-and-ship', takesBytes: true },
          bodyLimit: MOST_BYTES,
          schema: {
            summary: 'Upload a photo of a shipment',
            querystring: z.object({ shipment: z.string().check(z.maxLength(64)) }),
            response: { 200: PackingRecord },
          },
        },
        async (request, reply) => {
          const { body, query } = request
          const gone = clientGone(reply)
          if (!Buffer.isBuffer(body) || body.length === 0)
            throw new AppError('INVALID_INPUT', 'The request contains no picture.')
          await photos.take(query.shipment, body, requireStaff(request), gone)
          return show(query.shipment)
        },
      )
    })
  }
}
