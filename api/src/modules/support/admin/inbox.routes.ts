import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  AdminMessage,
  Inbox,
  MessageState,
  NewLink,
  NewReply,
  NewState,
} from 'shared-contracts/support/admin/inbox-schema'
import * as z from 'zod/mini'
import { buildScopedRepeatKey } from '../../../http/requests/repeat-key'
import { requireStaff } from '../../staff'
import type { InboxService } from './inbox.service'

const config = { right: 'answer-people' } as const
const params = z.object({ ticket: z.string() })
const response = { 200: AdminMessage }

export function inboxRoutes(inbox: InboxService): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/messages',
      {
        config,
        schema: {
          summary: 'Messages to the shop that are waiting, answered or closed',
          querystring: z.object({ state: z._default(MessageState, 'new'), after: z.optional(z.string()) }),
          response: { 200: Inbox },
        },
      },
      (request) => inbox.list(request.query.state, request.query.after),
    )

    app.get(
      '/messages/:ticket',
      { config, schema: { summary: 'A message with its replies', params, response } },
      (request) => inbox.message(request.params.ticket),
    )

    app.post(
      '/messages/:ticket/answers',
      {
        config,
        schema: {
          summary: 'Reply to a message; repeating the Idempotency-Key is safe',
          params,
          body: NewReply,
          response,
        },
      },
      (request) =>
        inbox.answer(
          request.params.ticket,
          request.body,
          requireStaff(request),
          buildScopedRepeatKey(request.headers, request.params.ticket, request.body.text),
        ),
    )

    app.post(
      '/messages/:ticket/state',
      { config, schema: { summary: 'Close or reopen a message', params, body: NewState, response } },
      (request) => inbox.setState(request.params.ticket, request.body, requireStaff(request)),
    )

    app.post(
      '/messages/:ticket/order',
      {
        config,
        schema: { summary: 'Link a message to an order', params, body: NewLink, response },
      },
      (request) => inbox.link(request.params.ticket, request.body, requireStaff(request)),
    )
  }
}
