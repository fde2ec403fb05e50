import type { IncomingHttpHeaders } from 'node:http'
import proxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy'
import type { FastifyInstance } from 'fastify'
import { FILE_LIMIT_BYTES, FILE_PREFIXES } from 'shared-contracts/platform/body-limit'
import type { ErrorBody } from 'shared-contracts/platform/errors-schema'
import { traceparentOf } from 'tracing/traced-requests'
import type { Config } from '../config'
import { FILE_HEADERS } from '../files/file-headers'
import { passThroughBodies, readBodiesWhole } from './bodies'
import { leaveOutSecurityHeaders } from './security-headers'
import { type ProxiedReply, sendWhole } from './whole-response'

const UNAVAILABLE: ErrorBody = {
  message: 'The shop isn’t responding right now. Please try again.',
  code: 'UNAVAILABLE',
}

type Shop = Pick<Config, 'apiOrigin' | 'publicOrigin' | 'registry'>

/** Paths of the api under the shop's own address, so that a browser needs only one origin. */
const PREFIXES = ['/api', '/pay', '/.well-known/ucp', '/ucp', '/mcp']
const PICTURES = '/uploads'
/** Feeds are streamed, because they may be too long to hold in memory. */
const FEEDS = '/feeds'

const TIMEOUT_MS = 30_000
const MOST_RETRIES = 3

/** The only headers that a picture needs: a page has ten pictures, and on a slow connection each byte counts. */
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
    'vary',
  ],
]

function ofAPicture(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => OF_A_PICTURE.includes(name)))
}

export async function addApiProxy(app: FastifyInstance, config: Shop) {
  await app.register(async (calls) => {
    readBodiesWhole(calls)
    for (const prefix of PREFIXES) await calls.register(proxy, proxyOptions(prefix, config))
  })
  await app.register(async (files) => {
    passThroughBodies(files)
    files.addHook('onRoute', (route) => {
      route.bodyLimit = FILE_LIMIT_BYTES
    })
    for (const prefix of FILE_PREFIXES) await files.register(proxy, proxyOptions(prefix, config))
  })
  await app.register(async (feeds) => {
    readBodiesWhole(feeds)
    await feeds.register(proxy, proxyOptions(FEEDS, config))
  })
  await app.register(async (pictures) => {
    leaveOutSecurityHeaders(pictures)
    readBodiesWhole(pictures)
    await pictures.register(proxy, proxyOptions(PICTURES, config))
  })
}

/** True for the api's paths, except pictures and feeds, which are files. */
export function isOfApi(path: string): boolean {
  const asked = path.toLowerCase()
  return PREFIXES.some((prefix) => asked === prefix || asked.startsWith(`${prefix}/`))
}

function sayAway(reply: ProxiedReply): void {
  reply.code(503).header('content-type', 'application/json; charset=utf-8').send(UNAVAILABLE)
}

function proxyOptions(prefix: string, { apiOrigin, publicOrigin, registry }: Shop): FastifyHttpProxyOptions {
  return {
    upstream: apiOrigin,
    // The edge forwards bodies after reading them itself.
    proxyPayloads: false,
    prefix,
    rewritePrefix: prefix,
    // Closes idle connections before the api does (72 s). Interrupted requests that change nothing are retried.
    http: {
      requestOptions: { timeout: TIMEOUT_MS },
      agentOptions: { timeout: TIMEOUT_MS },
    },
    replyOptions: {
      retriesCount: MOST_RETRIES,
      rewriteRequestHeaders: (request, headers) => ({
        ...headers,
        'x-forwarded-host': request.headers.host ?? '',
        'x-forwarded-proto': request.protocol,
        'x-forwarded-for': request.ip,
        traceparent: traceparentOf(request.raw),
        // A deployed shop's api gets that shop's origin instead of this edge's. Other sites' origins are
        // forwarded.
        ...(apiOrigin === registry && headers.origin === publicOrigin && { origin: apiOrigin }),
      }),
      ...(prefix === PICTURES && { rewriteHeaders: ofAPicture }),
      ...([...PREFIXES, ...FILE_PREFIXES].includes(prefix) && {
        onResponse: ({ method }, reply, { stream }) =>
          method === 'HEAD' ? reply.send(stream) : sendWhole(reply, stream, () => sayAway(reply)),
      }),
      onError: sayAway,
    },
  }
}
