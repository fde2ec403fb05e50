import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Pictures } from '../media'
import { type ContentBlocksAdminDeps, createContentBlocksAdmin } from './content-blocks'
import { contentBlocksRoutes } from './content-blocks.routes'
import { contentPicturesRoutes } from './content-pictures.routes'

export const createContentAdmin =
  (deps: ContentBlocksAdminDeps & { pictures: Pictures }): FastifyPluginAsyncZod =>
  async (app) => {
    await app.register(contentBlocksRoutes(createContentBlocksAdmin(deps)))
    await app.register(contentPicturesRoutes(deps.pictures))
  }
