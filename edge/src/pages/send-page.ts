import type { FastifyReply, RouteShorthandOptions } from 'fastify'
import type { Reply } from './cache/page-response'

/** Options of routes that send pages, which set their own headers and are already compressed. */
export const PAGE_ROUTE = {
  config: { bringsOwnHeaders: true },
  compress: false,
} satisfies RouteShorthandOptions

export function sendPage(reply: FastifyReply, { status, headers, body }: Reply): FastifyReply {
  for (let index = 0; index < headers.length; index += 2)
    reply.header(headers[index] ?? '', headers[index + 1])
  return reply.code(status).send(body)
}
