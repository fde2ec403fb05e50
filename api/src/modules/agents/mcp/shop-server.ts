import { createMcpHandler, ProtocolError, Server } from '@modelcontextprotocol/server'
import type { FastifyBaseLogger } from 'fastify'
import { shop } from 'shared-contracts/platform/shop'
import { callTool, listedTools, type Tools } from './call-tools'
import { asProtocolError } from './mcp-errors'

export const SERVER_VERSION = '1.0.0'
export const SERVER_TITLE = `${shop.brand}: ${shop.tagline}`

/** @param name the name from the server card */
const serverInfo = (name: string) => ({ name, title: SERVER_TITLE, version: SERVER_VERSION })

const INSTRUCTIONS =
  'Prices are in Indian rupees (INR), tax included; amounts are in paise. Compare pack sizes by unit_price. You cannot order or pay: give the buyer continue_url. Show warnings with presentation "disclosure" next to the product.'

/** How clients may cache the list of tools, which changes only with a release. */
const LISTS = { ttlMs: 3_600_000, cacheScope: 'public' } as const

/** Serves MCP in its current version (2026-07-28) and older ones, without sessions, with the official SDK. */
export function createShopServer(tools: Tools, name: string, log: FastifyBaseLogger) {
  const listed = listedTools(tools)
  return createMcpHandler(
    () => {
      const server = new Server(serverInfo(name), {
        capabilities: { tools: {} },
        instructions: INSTRUCTIONS,
        cacheHints: { 'tools/list': LISTS, 'server/discover': LISTS },
      })
      server.setRequestHandler('tools/list', () => ({ tools: listed }))
      server.setRequestHandler('tools/call', ({ params }) =>
        callTool(tools, params.name, params.arguments).catch((error: unknown) => {
          if (!(error instanceof ProtocolError)) log.error({ err: error }, 'An MCP call failed.')
          throw asProtocolError(error)
        }),
      )
      return server
    },
    { onerror: (error) => log.info({ err: error }, 'An MCP call was refused.') },
  )
}
