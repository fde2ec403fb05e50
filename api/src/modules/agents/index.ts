import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify'
import { agentPaths, type UcpVersion, ucpVersions } from 'shared-contracts/routing/agent-paths'
import type { Limits } from '../../http/limits/limits'
import { limitAgents } from './limit-agents'
import { mcpRoutes } from './mcp/mcp.routes'
import { serverName } from './mcp/server-card'
import { createShopServer } from './mcp/shop-server'
import { shopTools } from './mcp/tools'
import { createOperations } from './operations/operations'
import { createProductSearch } from './operations/product-search'
import type { Shelf } from './operations/shelf'
import { profileRoutes } from './profile.routes'
import { restRoutes } from './rest/rest.routes'

interface AgentsDeps {
  shelf: Shelf
  limits: Limits
  publicOrigin: string
  isPublic: boolean
  log: FastifyBaseLogger
}

/** Lets shopping agents search, compare and create cart links, with UCP over HTTP or with MCP. */
export function createAgents(deps: AgentsDeps) {
  const { shelf, limits, publicOrigin, isPublic, log } = deps
  const search = createProductSearch(shelf)

  function mcp(version: UcpVersion) {
    const operations = operationsOf(version)
    const tools = shopTools(operations)
    const server = createShopServer(tools, serverName(publicOrigin), log)
    return mcpRoutes({
      tools,
      server,
      publicOrigin,
      isPublic,
      endpoint: publicOrigin + agentPaths.mcp(version),
    })
  }

  function operationsOf(version: UcpVersion) {
    return createOperations(shelf, search, { version, origin: publicOrigin })
  }

  const routes: FastifyPluginAsync = async (app) => {
    limitAgents(app, limits)
    await app.register(profileRoutes(publicOrigin))
    for (const version of ucpVersions) {
      await app.register(restRoutes(operationsOf(version)), { prefix: agentPaths.rest(version) })
      await app.register(mcp(version), { prefix: agentPaths.mcp(version) })
    }
  }

  return { routes }
}
