import type { FastifyReply, RouteShorthandOptions } from 'fastify'
import type { Reply } from './cache/page-response'

/** Of a route that sends pages: they bring their own headers and are compressed already. */
export const PAGE_ROUTE = {
  config: { bringsOwnHeaders: true },
  compress: false,
} satisfies RouteShorthandOptions

/** Sends a page with the headers it brings. */
export function sendPage(reply: FastifyReply, { status, headers, body }: Reply): FastifyReply {
  for (let index = 0; index < headers.length; index += 2)
    reply.header(headers[index] ?? '', headers[index + 1])
  return reply.code(status).send(body)
}
