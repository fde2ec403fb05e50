import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  AdminCase,
  AdminCases,
  CaseGroup,
  NewCaseReply,
  NewCaseState,
} from 'shared-contracts/support/admin/cases-schema'
import * as z from 'zod/mini'
import { buildScopedRepeatKey } from '../../../../http/requests/repeat-key'
import { requireStaff } from '../../../staff'
import type { AdminCasesService } from './admin-cases.service'

const config = { right: 'answer-people' } as const
const params = z.object({ id: z.string() })
const response = { 200: AdminCase }

export function adminCasesRoutes(cases: AdminCasesService): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/cases',
      {
        config,
        schema: {
          summary: 'What customers ask for on their orders: open, answered or closed',
          querystring: z.object({ group: z._default(CaseGroup, 'open'), after: z.optional(z.string()) }),
          response: { 200: AdminCases },
        },
      },
      (request) => cases.list(request.query.group, request.query.after),
    )

    app.get(
      '/cases/:id',
      { config, schema: { summary: 'A case with its messages', params, response } },
      (request) => cases.show(request.params.id),
    )

    app.get(
      '/cases/:id/photos/:photo',
      {
        config,
        schema: {
          summary: 'A photo of a case',
          params: z.object({ ...params.shape, photo: z.uuid() }),
        },
      },
      async (request, reply) => {
        const file = await cases.photo(request.params.id, request.params.photo)
        return reply.type('image/jpeg').header('cache-control', 'private, no-store').send(Buffer.from(file))
      },
    )

    app.post(
      '/cases/:id/replies',
      {
        config,
        schema: {
          summary: 'Reply to a customer about a case; repeating the Idempotency-Key is safe',
          params,
          body: NewCaseReply,
          response,
        },
      },
      (request) =>
        cases.reply(
          request.params.id,
          request.body,
          requireStaff(request),
          buildScopedRepeatKey(request.headers, request.params.id, request.body.text),
        ),
    )

    app.post(
      '/cases/:id/state',
      { config, schema: { summary: 'Close or reopen a case', params, body: NewCaseState, response } },
      (request) => cases.setState(request.params.id, request.body, requireStaff(request)),
    )
  }
}
