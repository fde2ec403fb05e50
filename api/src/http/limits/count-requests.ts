import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { INTERNAL_KEY_HEADER } from 'shared-contracts/platform/internal-key'
import { isLoopback, toNetwork } from 'shared-contracts/values/network'
import { isSameSecret } from '../../app/secrets'
import { tooMany } from './attempts'
import type { Limits } from './limits'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True if pages show this route's data, so that the edge's renderer may read it without counting as a visitor. */
    isForPages?: boolean
  }
}

/** No network has this name, so it is never matched. */
const RENDERER = 'renderer'

/** Counts requests per network. @param internalKey authenticates the edge's renderer; without one it counts as a visitor */
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
