import type { FastifyPluginAsync } from 'fastify'
import { agentPaths, ucpVersions } from 'shared-contracts/routing/agent-paths'
import { apartFromPeople as config } from './limit-agents'
import { ucpProfile } from './ucp/profile'

/** The shop's capabilities for agents, in each release of UCP. */
export function profileRoutes(origin: string): FastifyPluginAsync {
  return async (app) => {
    for (const version of ucpVersions) {
      const profile = ucpProfile(version, origin)
      app.get(agentPaths.profile(version), { config, schema: { hide: true } }, async (_, reply) =>
        reply.header('cache-control', 'public, max-age=300').send(profile),
      )
    }
  }
}
