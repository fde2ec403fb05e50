import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { INTERNAL_KEY_HEADER } from 'shared-contracts/platform/internal-key'
import { isLoopback, toNetwork } from 'shared-contracts/values/network'
import { isSameSecret } from '../../app/secrets'
import { tooMany } from './attempts'
import type { Limits } from './limits'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True if pages show this route's data: the edge's renderer may read it without counting as a visitor. */
    isForPages?: boolean
  }
}

/** The key under which the renderer's requests are counted. It can never equal a network's. */
const RENDERER = 'renderer'

/** Limits requests per network. @param internalKey the renderer's key; undefined to treat it as a visitor */
export async function countRequests(
  app: FastifyInstance,
  limits: Limits,
  internalKey: string | undefined,
): Promise<void> {
  function isRenderer({ headers, method, routeOptions }: FastifyRequest): boolean {
    const given = headers[INTERNAL_KEY_HEADER]
    if (internalKey === undefined || typeof given !== 'string' || method !== 'GET') return false
    return routeOptions.config?.isForPages === true && isSameSecret(given, internalKey)
  }

  await app.register(rateLimit, {
    max: (_, key) => (key === RENDERER ? limits.rendererRequestsPerMinute : limits.requestsPerMinute),
    timeWindow: 60_000,
    keyGenerator: (request) => (isRenderer(request) ? RENDERER : toNetwork(request.ip)),
    allowList: (request) => !limits.countsLoopback && isLoopback(request.ip),
    errorResponseBuilder: (_, { ttl }) => tooMany(ttl),
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
  })
}
