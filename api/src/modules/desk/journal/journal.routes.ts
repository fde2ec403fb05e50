import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { JournalPage, JournalQuestion } from 'shared-contracts/domain/desk/journal/journal-schema'
import type { JournalPages } from './journal-pages'

export function journalRoutes({ page }: JournalPages): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/journal',
      {
        config: { right: 'see-journal' },
        schema: {
          summary: 'Who changed what at the desk, the newest first',
          querystring: JournalQuestion,
          response: { 200: JournalPage },
        },
      },
      async (request) => page(request.query),
    )
  }
}
