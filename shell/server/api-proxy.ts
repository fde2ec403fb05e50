import type { IncomingHttpHeaders } from 'node:http'
import proxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy'
import type { FastifyInstance } from 'fastify'
import type { ErrorBody } from 'shared-contracts/domain/errors'
import { FILE_HEADERS } from './file-headers'
import { noPagePolicy } from './no-page-policy'

const UNAVAILABLE: ErrorBody = {
  message: 'The shop is not answering just now. Please try again.',
  code: 'UNAVAILABLE',
}

/** What the api answers under the shop's own address, so that a browser knows one origin. */
const PREFIXES = ['/api', '/pay']
const PICTURES = '/uploads'

/** What a picture needs to say; ten of them stand on a page, and a slow line feels each byte. */
const OF_A_PICTURE = [
  ...Object.keys(FILE_HEADERS),
  ...[
    'accept-ranges',
    'cache-control',
    'content-length',
    'content-range',
    'content-type',
    'etag',
    'last-modified',
  ],
]

function ofAPicture(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => OF_A_PICTURE.includes(name)))
}

export async function addApiProxy(app: FastifyInstance, apiOrigin: string) {
  for (const prefix of PREFIXES) await app.register(proxy, proxyOptions(prefix, apiOrigin))
  await app.register(async (pictures) => {
    noPagePolicy(pictures)
    await pictures.register(proxy, proxyOptions(PICTURES, apiOrigin))
  })
}

function proxyOptions(prefix: string, apiOrigin: string): FastifyHttpProxyOptions {
  return {
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
      ...(prefix === PICTURES && { rewriteHeaders: ofAPicture }),
      onError: (reply) => reply.code(503).send(UNAVAILABLE),
    },
  }
}
