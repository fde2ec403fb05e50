import { agentPaths, type UcpVersion, ucpVersions } from 'shared-contracts/routing/agent-paths'
import { buildTestApp, type TestAppOptions } from '../../../testing/app'
import { testFacts } from '../../../testing/facts'
import { testProducts } from '../../../testing/products'

export const ORIGIN = 'https://shop.example'
const FROM_SHOP = { host: 'shop.example' }

/** Starts a public shop with the test products, and an agent that knows its addresses. */
export async function agentsShop(options: TestAppOptions = {}) {
  const shop = await buildTestApp({
    seed: { products: testProducts, facts: testFacts, blogs: [] },
    ...options,
    config: { publicOrigin: ORIGIN, isPublic: true, ...options.config },
  })

  async function send(method: 'GET' | 'POST' | 'PUT', url: string, payload?: object | string) {
    const headers = { ...FROM_SHOP, ...(payload !== undefined && { 'content-type': 'application/json' }) }
    return shop.app.inject({ method, url, headers, ...(payload !== undefined && { payload }) })
  }

  function rest(version: UcpVersion) {
    const at = agentPaths.rest(version)
    return {
      post: (path: string, body: object | string = {}) => send('POST', at + path, body),
      put: (path: string, body: object) => send('PUT', at + path, body),
      get: (path: string) => send('GET', at + path),
    }
  }

  /** Calls a tool without MCP's handshake. */
  async function call(name: string, args: object, version: UcpVersion = ucpVersions[0]) {
    const answer = await send('POST', agentPaths.mcp(version), {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name, arguments: args },
    })
    return answer.json()
  }

  return { ...shop, send, rest, call }
}
export type AgentsShop = Awaited<ReturnType<typeof agentsShop>>

export const lines = (...items: readonly [id: string, quantity: unknown][]) => ({
  line_items: items.map(([id, quantity]) => ({ item: { id }, quantity })),
})
