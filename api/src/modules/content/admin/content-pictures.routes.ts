import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { TakenPictures } from 'shared-contracts/content/admin/pictures-schema'
import { contentFolders, ownAddress } from 'shared-contracts/content/media/own-picture'
import { requiredText } from 'shared-contracts/values/text'
import * as z from 'zod/mini'
import { type Pictures, uploadRoutes } from '../media'

const path = 'content-pictures'
const right = 'edit-content'
const folder = z.enum(contentFolders)

/** Pictures for banners and posts, uploaded by staff. */
export function contentPicturesRoutes(pictures: Pictures): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      `/${path}`,
      {
        config: { right },
        schema: {
          summary: 'The pictures uploaded for banners or posts, newest first',
          querystring: z.object({ folder }),
          response: { 200: TakenPictures },
        },
      },
      async ({ query }) => {
        const found = await pictures.inFolder(query.folder)
        return { pictures: found.map(({ name, isReady }) => ({ address: ownAddress(name), isReady })) }
      },
    )
    await app.register(
      uploadRoutes(pictures, {
        ...{ path, right },
        querystring: z.object({ folder, title: requiredText(200) }),
        subject: (query) => query,
      }),
    )
  }
}
