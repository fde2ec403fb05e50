import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isLoopback, toNetwork } from 'shared-contracts/values/network'
import { tooMany } from '../../http/limits/attempts'
import type { Limits } from '../../http/limits/limits'

const MINUTE_MS = 60_000

/** Agents have their own limits, so that they and the people on their network do not slow each other down. */
export const apartFromPeople = { csrf: false, cookies: false, rateLimit: false } as const

/** Limits agents per network and in total, so that many at once leave capacity for people. @throws AppError */
export function limitAgents(app: FastifyInstance, limits: Limits): void {
  const ofNetwork = app.createRateLimit({
    max: limits.agentRequestsPerMinute,
    timeWindow: MINUTE_MS,
    keyGenerator: ({ ip }) => toNetwork(ip),
  })
  const ofAll = app.createRateLimit({
    max: limits.allAgentsRequestsPerMinute,
    timeWindow: MINUTE_MS,
    keyGenerator: () => 'all agents',
  })

  async function refuse(check: typeof ofAll, request: FastifyRequest): Promise<void> {
    const answer = await check(request)
    if (!answer.isAllowed && answer.isExceeded) throw tooMany(answer.ttl)
  }

  app.addHook('onRequest', async (request) => {
    if (!limits.countsLoopback && isLoopback(request.ip)) return
    await refuse(ofNetwork, request)
    await refuse(ofAll, request)
  })
}
