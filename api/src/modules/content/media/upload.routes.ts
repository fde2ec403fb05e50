import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { TakenPicture } from 'shared-contracts/content/admin/pictures-schema'
import { OWN_NAME, ownAddress } from 'shared-contracts/content/media/own-picture'
import type { AdminRight } from 'shared-contracts/staff/rights'
import * as z from 'zod/mini'
import { AppError } from '../../../errors'
import { clientGone } from '../../../http/requests/client-gone'
import type { PictureSubject, PicturesService } from './pictures.service'

/** The largest accepted file. A photo from a good phone is about 5 MB. */
const MOST_BYTES = 15_000_000

interface UploadOptions<Query extends z.ZodMiniType> {
  /** The last segment of the addresses, such as 'pictures'. */
  path: string
  right: AdminRight
  querystring: Query
  /** Returns the picture's subject. @throws AppError if it cannot have pictures */
  subject: (query: z.infer<Query>) => Promise<PictureSubject> | PictureSubject
}

/** Accepts pictures uploaded in the admin, and reports when their files are ready. */
export function uploadRoutes<Query extends z.ZodMiniType>(
  pictures: Pick<PicturesService, 'add' | 'states'>,
  { path, right, querystring, subject }: UploadOptions<Query>,
): FastifyPluginAsyncZod {
  const config = { right }
  return async (app) => {
    app.get(
      // A wildcard, because a name may begin with a folder.
      `/${path}/*`,
      {
        config,
        schema: {
          summary: 'Check if an uploaded picture is ready',
          params: z.object({ '*': z.string().check(z.regex(OWN_NAME)) }),
          response: { 200: TakenPicture },
        },
      },
      async ({ params: { '*': name } }) => {
        const isReady = (await pictures.states([name])).get(name)
        if (isReady === undefined) throw new AppError('NOT_FOUND', 'Picture not found.')
        return { address: ownAddress(name), isReady }
      },
    )

    await app.register(async (files) => {
      // Ignores the declared type: the first bytes decide.
      files.removeAllContentTypeParsers()
      files.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
      files.post(
        `/files/${path}`,
        {
          config: { ...config, takesBytes: true },
          bodyLimit: MOST_BYTES,
          schema: { summary: 'Upload a picture', querystring, response: { 200: TakenPicture } },
        },
        async ({ query, body }, reply) => {
          const gone = clientGone(reply)
          // TypeScript can't infer the type from a schema that is itself a parameter.
          const of = await subject(query as z.infer<Query>)
          if (!Buffer.isBuffer(body) || body.length === 0)
            throw new AppError('INVALID_INPUT', 'The request contains no picture.')
          const name = await pictures.add(of, body, gone)
          const isReady = (await pictures.states([name])).get(name) === true
          return { address: ownAddress(name), isReady }
        },
      )
    })
  }
}
