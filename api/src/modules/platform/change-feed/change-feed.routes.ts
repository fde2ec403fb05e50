import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { ChangedPages } from 'shared-contracts/platform/changes-schema'
import type { ChangesRepository } from './change-feed.repository'
import { changedPages } from './changed-pages'

export function changesRoutes(repository: ChangesRepository): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/changes',
      {
        config: { isForPages: true },
        schema: {
          summary: 'When the pages of catalogue and blogs last changed, for the sitemap',
          response: { 200: ChangedPages },
        },
      },
      async () => changedPages(await repository.all()),
    )
  }
}
