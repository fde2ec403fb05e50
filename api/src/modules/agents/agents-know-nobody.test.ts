import { z } from 'zod'
import { type AgentsShop, agentsShop, lines } from './testing/agents-shop'

/** The tables that agents' requests may read: products with stock and rating, business details and their versions. */
const OF_THE_SHELF = [
  'products',
  'variants',
  'stock_levels',
  'reviews',
  'review_versions',
  'business_details',
  'content_versions',
]

const Tables = z.object({ rows: z.array(z.object({ name: z.string() })) })

let shop: AgentsShop
beforeAll(async () => {
  shop = await agentsShop()
  const answer = await shop.database
    .connection()
    .execute(`select tablename as name from pg_tables where schemaname = 'public'`)
  const others = Tables.parse(answer)
    .rows.map(({ name }) => name)
    .filter((name) => !OF_THE_SHELF.includes(name))
  expect(others).toEqual(expect.arrayContaining(['customers', 'orders', 'sessions']))
  for (const name of others) await shop.database.connection().execute(`drop table "${name}" cascade`)
})
afterAll(() => shop.close())

test('agents are served without access to customers, orders or payments', async () => {
  const { post, put, get } = shop.rest('2026-08-25')
  const cart = '/carts/turmeric-powder.100g:1'
  const answers = [
    await shop.send('GET', '/.well-known/ucp'),
    await post('/catalog/search', { query: 'haldi' }),
    await post('/catalog/search', { filters: {} }),
    await post('/catalog/lookup', { ids: ['turmeric-powder'] }),
    await post('/catalog/product', { id: 'turmeric-powder' }),
    await post('/carts', lines(['turmeric-powder.100g', 1])),
    await get(cart),
    await put(cart, lines(['turmeric-powder.500g', 1])),
    await post(`${cart}/cancel`),
    await shop.send('GET', '/mcp/server-card'),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([
    200, 200, 200, 200, 200, 201, 200, 200, 200, 200,
  ])
  for (const { headers } of answers) expect(headers).not.toHaveProperty('set-cookie')
})

test.each([
  ['search_catalog', { catalog: { query: 'haldi' } }],
  ['lookup_catalog', { catalog: { ids: ['turmeric-powder'] } }],
  ['get_product', { catalog: { id: 'turmeric-powder' } }],
  ['create_cart', { cart: lines(['turmeric-powder.100g', 1]) }],
  ['get_cart', { id: 'turmeric-powder.100g:1' }],
  ['update_cart', { id: 'turmeric-powder.100g:1', cart: lines(['turmeric-powder.100g', 2]) }],
  ['cancel_cart', { id: 'turmeric-powder.100g:1' }],
  ['get_policies', {}],
])('%s is served without access to customers, orders or payments', async (name, args) => {
  expect((await shop.call(name, args)).result.structuredContent).toEqual(expect.any(Object))
})
