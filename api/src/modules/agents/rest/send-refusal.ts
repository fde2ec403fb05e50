import type { FastifyReply, FastifyRequest } from 'fastify'

interface Refusal {
  error: unknown
  status: number
  retryAfterSeconds: number | undefined
  body: unknown
}

/** Sends a failed agent call as uncacheable JSON. */
export function sendRefusal(
  { error, status, retryAfterSeconds, body }: Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (status >= 500) request.log.error({ err: error }, 'The request failed.')
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds)
  return reply
    .code(status)
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .serializer(JSON.stringify)
    .send(body)
}
