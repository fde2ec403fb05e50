import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isLoopback, toNetwork } from 'shared-contracts/values/network'
import { tooMany } from '../../http/limits/attempts'
import type { Limits } from '../../http/limits/limits'

const MINUTE_MS = 60_000

/** Agents are not counted with the people of their network: neither can use up what the other may ask. */
export const apartFromPeople = { csrf: false, cookies: false, rateLimit: false } as const

/**
 * Limits what agents ask: each network, and all of them together, so that their crowd leaves the shop to people.
 * @throws AppError where it is too much
 */
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
