import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isLoopback, toNetwork } from 'shared-contracts/values/network'

export const MAKINGS_WINDOW_SECONDS = 10
/**
 * Maximum number of pages rendered for one network within the window. Thousands of phones can share an address,
 * but most pages come from the cache. Searches, unknown addresses and pages with a token are rendered.
 */
const MOST_MAKINGS = 30

/** Limits renderings, except for local requests. @returns a function that resolves with false at the limit */
export async function limitRenders(
  app: FastifyInstance,
): Promise<(request: FastifyRequest) => Promise<boolean>> {
  await app.register(rateLimit, { global: false })
  const take = app.createRateLimit({
    max: MOST_MAKINGS,
    timeWindow: MAKINGS_WINDOW_SECONDS * 1000,
    keyGenerator: ({ ip }) => toNetwork(ip),
    allowList: ({ ip }) => isLoopback(ip),
  })
  return async (request) => {
    const taken = await take(request)
    return taken.isAllowed || !taken.isExceeded
  }
}
