import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { ChangedPages } from 'shared-contracts/platform/change-feed-schema'
import type { ChangeFeedRepository } from './change-feed.repository'
import { changedPages } from './changed-pages'

export function changeFeedRoutes(repository: ChangeFeedRepository): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/change-feed',
      {
        config: { isForPages: true },
        schema: {
          summary: 'The dates on which catalogue and blog pages last changed, for the sitemap',
          response: { 200: ChangedPages },
        },
      },
      async () => changedPages(await repository.all()),
    )
  }
}
