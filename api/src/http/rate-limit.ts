import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { isLoopback, networkOf } from './network'
import { tooMany } from './tries'

/** How much one network address may ask for. */
export interface Limits {
  requestsPerMinute: number
  /** Failed logins, and mails asked for, per e-mail address and per network in 15 minutes. */
  triesPerAddress: number
  /** Mails that one network may have sent, of each kind in 15 minutes: behind one address there can be many homes. */
  mailsPerNetwork: number
  /**
   * Payments that belong to no order and one network may begin in 15 minutes; nobody has to log in for them, and each has
   * the gateway asked dozens of times. Who pays begins one or two, but mobile networks in India put thousands of phones
   * behind one address.
   */
  paymentsPerNetwork: number
  /** Whether this machine's own requests count; they do not where a load test or the edge's renderer asks. */
  countsLoopback: boolean
}

export const defaultLimits: Limits = {
  requestsPerMinute: 1200,
  triesPerAddress: 10,
  mailsPerNetwork: 30,
  paymentsPerNetwork: 30,
  countsLoopback: false,
}

export const TRIES_WINDOW_MS = 15 * 60_000

export async function registerRateLimit(app: FastifyInstance, limits: Limits): Promise<void> {
  await app.register(rateLimit, {
    max: limits.requestsPerMinute,
    timeWindow: 60_000,
    keyGenerator: (request) => networkOf(request.ip),
    allowList: (request) => !limits.countsLoopback && isLoopback(request.ip),
    errorResponseBuilder: (_, { ttl }) => tooMany(ttl),
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
  })
}
