import { type AgentsShop, agentsShop } from './testing/agents-shop'
import { NO_PROBLEMS, schemaProblems, serverCardProblems } from './testing/schema-problems'

let shop: AgentsShop
beforeAll(async () => {
  shop = await agentsShop()
})
afterAll(() => shop.close())

test("an agent finds the shop's capabilities and endpoints in the newest release", async () => {
  const answer = await shop.send('GET', '/.well-known/ucp')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe('public, max-age=300')
  expect(answer.headers).not.toHaveProperty('set-cookie')
  const profile = answer.json()
  expect(schemaProblems('2026-08-25', 'profile', profile)).toBe(NO_PROBLEMS)
  expect(profile.ucp.version).toBe('2026-08-25')
  expect(profile.ucp.services['dev.ucp.shopping']).toMatchObject([
    { transport: 'rest', endpoint: 'https://shop.example/ucp/2026-08-25' },
    { transport: 'mcp', endpoint: 'https://shop.example/mcp' },
  ])
  expect(Object.keys(profile.ucp.capabilities)).toEqual([
    'dev.ucp.shopping.catalog.search',
    'dev.ucp.shopping.catalog.lookup',
    'dev.ucp.shopping.cart',
    'dev.ucp.shopping.permalink',
  ])
  const [permalink] = profile.ucp.capabilities['dev.ucp.shopping.permalink']
  expect(schemaProblems('2026-08-25', 'permalink', permalink)).toBe(NO_PROBLEMS)
  expect(permalink.config.endpoint).toBe('https://shop.example/cart')
})

test('the older release has its own profile, without later capabilities', async () => {
  const newest = (await shop.send('GET', '/.well-known/ucp')).json()
  const { '2026-04-08': address } = newest.ucp.supported_versions
  expect(address).toBe('https://shop.example/.well-known/ucp/2026-04-08')
  const older = (await shop.send('GET', new URL(address).pathname)).json()
  expect(schemaProblems('2026-04-08', 'profile', older)).toBe(NO_PROBLEMS)
  expect(older.ucp.version).toBe('2026-04-08')
  expect(older.ucp).not.toHaveProperty('supported_versions')
  expect(older.ucp.capabilities).not.toHaveProperty(['dev.ucp.shopping.permalink'])
})

test('no release offers checkout or payment', async () => {
  for (const path of ['/.well-known/ucp', '/.well-known/ucp/2026-04-08']) {
    const { ucp } = (await shop.send('GET', path)).json()
    expect(ucp.payment_handlers).toEqual({})
    expect(Object.keys(ucp.capabilities).join()).not.toMatch(/checkout|order|payment/)
  }
})

test("an assistant reads the server's description before it connects", async () => {
  const answer = await shop.send('GET', '/mcp/server-card')
  expect(answer.headers['content-type']).toMatch(/^application\/mcp-server-card\+json/)
  const card = answer.json()
  expect(serverCardProblems(card)).toBe(NO_PROBLEMS)
  expect(card.name).toBe('example.shop/shop')
  expect(card.remotes[0].url).toBe('https://shop.example/mcp')
})

test('a shop without https offers no permalinks, which UCP would refuse', async () => {
  const local = await agentsShop({ config: { publicOrigin: 'http://localhost:3000', isPublic: false } })
  const { ucp } = (await local.send('GET', '/.well-known/ucp')).json()
  expect(ucp.capabilities).not.toHaveProperty(['dev.ucp.shopping.permalink'])
  await local.close()
})
