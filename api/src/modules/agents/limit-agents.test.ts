import { type AgentsShop, agentsShop } from './testing/agents-shop'
import { NO_PROBLEMS, schemaProblems } from './testing/schema-problems'

let shop: AgentsShop
afterEach(() => shop.close())

const ask = (url: string, remoteAddress: string, payload?: object) =>
  shop.app.inject({
    method: payload ? 'POST' : 'GET',
    url,
    remoteAddress,
    headers: { host: 'shop.example' },
    ...(payload && { payload }),
  })
const search = { query: 'haldi' }
const listing = { jsonrpc: '2.0', id: 7, method: 'tools/list' }

test('an agent that sends too many requests learns when to retry, over HTTP and by MCP', async () => {
  shop = await agentsShop({ limits: { agentRequestsPerMinute: 2 } })
  for (let calls = 0; calls < 2; calls += 1)
    await ask('/ucp/2026-08-25/catalog/search', '198.51.100.1', search)
  const rest = await ask('/ucp/2026-08-25/catalog/search', '198.51.100.1', search)
  expect(rest.statusCode).toBe(429)
  expect(schemaProblems('2026-08-25', 'protocol_error', rest.json())).toBe(NO_PROBLEMS)
  expect(rest.json().code).toBe('rate_limit_exceeded')
  const seconds = Number(rest.headers['retry-after'])
  expect(seconds).toBeGreaterThan(0)
  const mcp = await ask('/mcp', '198.51.100.1', listing)
  expect(mcp.statusCode).toBe(429)
  expect(mcp.headers['retry-after']).toBe(String(mcp.json().error.data.retry_after))
  expect(mcp.json().error).toMatchObject({ code: -32000, data: { code: 'rate_limit_exceeded' } })
})

test('agents and people on the same network have separate limits', async () => {
  shop = await agentsShop({ limits: { agentRequestsPerMinute: 1, requestsPerMinute: 1 } })
  const agent = () => ask('/ucp/2026-08-25/catalog/search', '198.51.100.1', search)
  expect([(await agent()).statusCode, (await agent()).statusCode]).toEqual([200, 429])
  const person = () => ask('/api/products', '198.51.100.1')
  expect([(await person()).statusCode, (await person()).statusCode]).toEqual([200, 429])
  expect((await ask('/ucp/2026-08-25/catalog/search', '198.51.100.2', search)).statusCode).toBe(200)
})

test('all agents together are limited too, and people are still served', async () => {
  shop = await agentsShop({ limits: { allAgentsRequestsPerMinute: 3 } })
  const answers = []
  for (let at = 1; at <= 5; at += 1) answers.push((await ask('/mcp', `198.51.100.${at}`, listing)).statusCode)
  expect(answers).toEqual([200, 200, 200, 429, 429])
  expect((await ask('/api/products', '198.51.100.9')).statusCode).toBe(200)
})
