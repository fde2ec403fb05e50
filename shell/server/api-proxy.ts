import proxy from '@fastify/http-proxy'
import type { FastifyInstance } from 'fastify'
import type { ErrorBody } from 'shared-contracts/domain/errors'

const UNAVAILABLE: ErrorBody = {
  message: 'The shop is not answering just now. Please try again.',
  code: 'UNAVAILABLE',
}

/** What the api answers under the shop's own address, so that a browser knows one origin. */
const PREFIXES = ['/api', '/uploads', '/pay']

export async function addApiProxy(app: FastifyInstance, apiOrigin: string) {
  for (const prefix of PREFIXES) {
    await app.register(proxy, {
      upstream: apiOrigin,
      prefix,
      rewritePrefix: prefix,
      http: { requestOptions: { timeout: 30_000 } },
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => ({
          ...headers,
          'x-forwarded-host': request.headers.host ?? '',
          'x-forwarded-proto': request.protocol,
          'x-forwarded-for': request.ip,
        }),
        onError: (reply) => reply.code(503).send(UNAVAILABLE),
      },
    })
  }
}
