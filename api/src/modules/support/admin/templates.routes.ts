import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { ReplyTemplate, ReplyTemplates } from 'shared-contracts/support/admin/inbox-schema'
import * as z from 'zod/mini'
import { requireStaff, type Staff } from '../../staff'

interface TemplateCalls {
  list: () => Promise<ReplyTemplate[]>
  put: (template: ReplyTemplate, by: Staff) => Promise<void>
  remove: (name: string, by: Staff) => Promise<void>
}

const config = { right: 'answer-people' } as const
const response = { 200: ReplyTemplates }

export function templatesRoutes(templates: TemplateCalls): FastifyPluginAsyncZod {
  const all = async () => ({ templates: await templates.list() })

  return async (app) => {
    app.get('/answer-templates', { config, schema: { summary: 'Reply templates', response } }, all)

    app.post(
      '/answer-templates',
      {
        config,
        schema: {
          summary: 'Save a reply template, replacing one with the same name',
          body: ReplyTemplate,
          response,
        },
      },
      async (request) => {
        await templates.put(request.body, requireStaff(request))
        return all()
      },
    )

    app.delete(
      '/answer-templates/:name',
      {
        config,
        schema: { summary: 'Delete a reply template', params: z.object({ name: z.string() }), response },
      },
      async (request) => {
        await templates.remove(request.params.name, requireStaff(request))
        return all()
      },
    )
  }
}
