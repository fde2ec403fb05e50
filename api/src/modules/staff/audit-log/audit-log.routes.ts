import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { JournalPage, JournalQuestion } from 'shared-contracts/staff/journal-schema'
import type { JournalPages } from './audit-log-pages'

export function journalRoutes({ page }: JournalPages): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/journal',
      {
        config: { right: 'see-journal' },
        schema: {
          summary: 'Who changed what in the admin, the newest first',
          querystring: JournalQuestion,
          response: { 200: JournalPage },
        },
      },
      async (request) => page(request.query),
    )
  }
}
