import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { type AgentsShop, agentsShop, lines } from '../testing/agents-shop'
import { NO_PROBLEMS, schemaProblems, toolProblems } from '../testing/schema-problems'

let shop: AgentsShop
let address: string
beforeAll(async () => {
  // A local shop, so that the official client may call it by its own host name.
  shop = await agentsShop({ config: { isPublic: false } })
  address = `${await shop.app.listen({ host: '127.0.0.1', port: 0 })}/mcp`
})
afterAll(() => shop.close())

const calls: Record<string, [args: Record<string, unknown>, kind: string]> = {
  search_catalog: [{ catalog: { query: 'haldi' } }, 'search_response'],
  lookup_catalog: [{ catalog: { ids: ['rasam-powder-kit', 'saffron'] } }, 'lookup_response'],
  get_product: [{ catalog: { id: 'turmeric-powder' } }, 'get_product_result'],
  create_cart: [{ cart: lines(['turmeric-powder.500g', 2]) }, 'cart_result'],
  get_cart: [{ id: 'turmeric-powder.500g:2' }, 'cart_result'],
  update_cart: [{ id: 'turmeric-powder.500g:2', cart: lines(['saffron.1g', 1]) }, 'cart_result'],
  cancel_cart: [{ id: 'turmeric-powder.500g:2' }, 'cart_result'],
  get_policies: [{ topic: 'shipping' }, ''],
}

const eras = {
  'of the newest kind': { mode: { pin: '2026-07-28' } },
  'that chooses by itself': { mode: 'auto' },
  'of an older kind': { mode: 'legacy' },
} as const

describe.each(Object.entries(eras))('an assistant %s', (_, versionNegotiation) => {
  let client: Client
  beforeAll(async () => {
    client = new Client({ name: 'assistant', version: '1' }, { versionNegotiation })
    await client.connect(new StreamableHTTPClientTransport(new URL(address)))
  })
  afterAll(() => client.close())

  test('finds every tool, with its schemas and whether it is read-only', async () => {
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual(Object.keys(calls))
    for (const { name, annotations, outputSchema, description } of tools) {
      expect(annotations?.readOnlyHint).toBe(!/^(create|update|cancel)_/.test(name))
      expect(annotations?.destructiveHint).toBe(false)
      expect(outputSchema?.type).toBe('object')
      expect(description?.length).toBeLessThan(500)
    }
  })

  test.each(Object.entries(calls))('calls %s', async (name, [args, kind]) => {
    const { tools } = await client.listTools()
    const result = await client.callTool({ name, arguments: args })
    expect(result.isError).toBeFalsy()
    const schema = tools.find((tool) => tool.name === name)?.outputSchema ?? {}
    expect(toolProblems(schema, result.structuredContent)).toBe(NO_PROBLEMS)
    if (kind) expect(schemaProblems('2026-08-25', kind, result.structuredContent)).toBe(NO_PROBLEMS)
    const [content] = result.content
    expect(content?.type === 'text' && content.text).toMatch(/\S/)
    expect(JSON.stringify(result).length).toBeLessThan(20_000)
  })

  test('gets an error for missing or invalid input', async () => {
    const call = client.callTool({ name: 'search_catalog', arguments: { catalog: {} } })
    await expect(call).rejects.toMatchObject({ code: -32602 })
    const ids = Array.from({ length: 11 }, (_, at) => `id-${at}`)
    const tooMany = client.callTool({ name: 'lookup_catalog', arguments: { catalog: { ids } } })
    await expect(tooMany).rejects.toMatchObject({ code: -32602 })
  })
})

test('a text-only assistant gets prices, prices per 100 g, ids and the link', async () => {
  const found = await shop.call('search_catalog', { catalog: { query: 'turmeric' } })
  const [text] = found.result.content.map((content: { text: string }) => content.text)
  expect(text).toContain(
    '- Turmeric Powder, 500 g: Rs 560.50 (Rs 112.10 per 100 g). Id: turmeric-powder.500g',
  )
  const made = await shop.call('create_cart', { cart: lines(['turmeric-powder.500g', 1]) })
  expect(made.result.content[0].text).toContain('https://shop.example/cart/turmeric-powder.500g:1')
})

const post = (body: unknown, headers: Record<string, string> = {}) =>
  shop.app.inject({
    method: 'POST',
    url: '/mcp',
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(body),
  })
const listing = { jsonrpc: '2.0', id: 'a', method: 'tools/list' }
const META = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientCapabilities': {},
}
const modern = {
  accept: 'application/json, text/event-stream',
  'mcp-protocol-version': '2026-07-28',
  'mcp-method': 'tools/list',
}

test('a program that sends bare JSON-RPC gets bare JSON', async () => {
  const answer = await post(listing, { accept: 'application/json' })
  expect(answer.headers['content-type']).toContain('application/json')
  expect(answer.json()).toMatchObject({ jsonrpc: '2.0', id: 'a' })
  expect(answer.json().result.tools).toHaveLength(8)
  const unknown = await post({ ...listing, method: 'tools/destroy' }, { accept: 'application/json' })
  expect([unknown.statusCode, unknown.json().error.code]).toEqual([404, -32601])
})

const initializing = {
  jsonrpc: '2.0',
  id: 7,
  method: 'initialize',
  params: {
    protocolVersion: '2025-06-18',
    capabilities: {},
    clientInfo: { name: 'assistant', version: '1' },
  },
}

test.each([
  ['accepts anything', { accept: '*/*' }],
  ['does not say what it accepts', {}],
  ['accepts only JSON', { accept: 'application/json' }],
])('an assistant that %s completes the handshake in JSON', async (_, headers: Record<string, string>) => {
  const opened = await post(initializing, headers)
  expect([opened.statusCode, opened.headers['content-type']]).toEqual([
    200,
    expect.stringContaining('application/json'),
  ])
  expect(opened.json()).toMatchObject({ id: 7, result: { protocolVersion: '2025-06-18' } })
  const version = { 'mcp-protocol-version': '2025-06-18' }
  for (const known of [headers, { ...headers, ...version }]) {
    const ready = await post({ jsonrpc: '2.0', method: 'notifications/initialized' }, known)
    expect([ready.statusCode, ready.body]).toEqual([202, ''])
    expect((await post({ jsonrpc: '2.0', id: 8, method: 'ping' }, known)).json()).toMatchObject({
      id: 8,
      result: {},
    })
    expect((await post(listing, known)).json().result.tools).toHaveLength(8)
  }
})

test('lists are publicly cacheable for an hour', async () => {
  const answer = await post({ ...listing, params: { _meta: META } }, modern)
  expect(answer.json().result).toMatchObject({ ttlMs: 3_600_000, cacheScope: 'public' })
})

test('a header that contradicts the body is refused', async () => {
  const answer = await post(
    { ...listing, params: { _meta: META } },
    { ...modern, 'mcp-method': 'tools/call' },
  )
  expect([answer.statusCode, answer.json().error.code]).toEqual([400, -32020])
})

test.each(['GET', 'DELETE'] as const)('%s is not a valid request', async (method) => {
  const answer = await shop.app.inject({ method, url: '/mcp' })
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'POST'])
})

test.each([
  ['a page of another site', { origin: 'https://evil.example' }],
  ['a page without an origin', { origin: 'null' }],
  ['a request to another name', { host: 'evil.example' }],
])('%s is refused', async (_, headers) => {
  const answer = await post(listing, headers)
  expect(answer.statusCode).toBe(403)
  expect(answer.json().error.code).toBe(-32000)
})

test.each([
  ['a page of the shop', { origin: 'https://shop.example' }],
  ['a request to the shop by its name', { host: 'shop.example' }],
])('%s gets a response', async (_, headers) => {
  expect((await post(listing, headers)).statusCode).toBe(200)
})

test('oversized bodies, batches and invalid JSON are refused as JSON-RPC', async () => {
  const large = await post({ ...listing, params: { text: 'x'.repeat(101_000) } })
  expect([large.statusCode, large.json().error.code]).toEqual([413, -32600])
  const batch = await post([listing, listing])
  expect([batch.statusCode, batch.json().error.code]).toEqual([400, -32600])
  const broken = await shop.app.inject({
    method: 'POST',
    url: '/mcp',
    headers: { 'content-type': 'application/json' },
    payload: '{"jsonrpc"',
  })
  expect([broken.statusCode, broken.json().error.code]).toEqual([400, -32700])
})

test('no connection is held open for changes to lists that never change', async () => {
  const body = { jsonrpc: '2.0', id: 1, method: 'subscriptions/listen', params: { _meta: META } }
  const answer = await post(body, { ...modern, 'mcp-method': 'subscriptions/listen' })
  expect(answer.statusCode).toBe(404)
  expect(answer.json().error.code).toBe(-32601)
})

test('internal errors are reported without secrets, in every protocol', async () => {
  const broken = await agentsShop({ config: { isPublic: false } })
  await broken.database.connection().execute('alter table variants rename to hidden')
  const params = { name: 'get_product', arguments: { catalog: { id: 'turmeric-powder' } }, _meta: META }
  const body = { jsonrpc: '2.0', id: 1, method: 'tools/call', params }
  const headers = { ...modern, 'mcp-method': 'tools/call', 'mcp-name': 'get_product' }
  for (const more of [headers, { accept: 'application/json' }]) {
    const answer = await broken.app.inject({ method: 'POST', url: '/mcp', headers: more, payload: body })
    expect(answer.json().error).toEqual({
      code: -32603,
      message: 'Something went wrong on our side. Please try again.',
      data: { code: 'internal_error' },
    })
  }
  await broken.close()
})
