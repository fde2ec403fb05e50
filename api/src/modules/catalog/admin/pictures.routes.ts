import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { TakenPicture } from 'shared-contracts/catalog/admin/drafts-schema'
import { OWN_NAME, ownAddress } from 'shared-contracts/content/media/own-picture'
import { requiredText } from 'shared-contracts/values/text'
import * as z from 'zod/mini'
import { AppError } from '../../../errors'
import { clientGone } from '../../../http/requests/client-gone'
import type { Pictures } from '../../content/media'

/** A good phone's photo has about 5 MB. */
const MOST_BYTES = 15_000_000
const config = { right: 'change-catalogue' } as const

/** @param find a product by its id. @throws AppError NOT_FOUND from `find` */
export function pictureRoutes(
  pictures: Pictures,
  find: (id: string) => Promise<unknown>,
): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/pictures/:name',
      {
        config,
        schema: {
          summary: 'Whether an uploaded picture is ready',
          params: z.object({ name: z.string().check(z.regex(OWN_NAME)) }),
          response: { 200: TakenPicture },
        },
      },
      async ({ params: { name } }) => {
        const isReady = (await pictures.states([name])).get(name)
        if (isReady === undefined) throw new AppError('NOT_FOUND', 'The shop has no such picture.')
        return { address: ownAddress(name), isReady }
      },
    )

    await app.register(async (files) => {
      // Ignores the declared type: the first bytes decide.
      files.removeAllContentTypeParsers()
      files.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
      files.post<{ Querystring: { product: string } }>(
        '/files/pictures',
        {
          config: { ...config, takesBytes: true },
          bodyLimit: MOST_BYTES,
          schema: {
            summary: 'Upload a picture of a product',
            querystring: z.object({ product: requiredText(100) }),
            response: { 200: TakenPicture },
          },
        },
        async ({ query, body }, reply) => {
          const gone = clientGone(reply)
          await find(query.product)
          if (!Buffer.isBuffer(body) || body.length === 0)
            throw new AppError('INVALID_INPUT', 'There is no picture in the request.')
          const name = await pictures.add(query.product, body, gone)
          const isReady = (await pictures.states([name])).get(name) === true
          return { address: ownAddress(name), isReady }
        },
      )
    })
  }
}
