import { MOST_LINES } from 'shared-contracts/orders/most-lines'
import { buildTestApp, type TestApp } from '../../testing/app'
import { testProducts } from '../../testing/products'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp()
})
afterAll(() => shop.close())

const get = (url: string) => shop.visitor().get(url)
const [turmeric, , kit] = testProducts

test('a cart gets only its own products, and the number on sale in the shop [23.20]', async () => {
  const answer = await get('/api/products?ids=rasam-powder-kit,turmeric-powder,turmeric-powder')
  expect(answer.json()).toEqual({
    success: true,
    data: [turmeric, kit],
    message: 'Products found.',
    total: testProducts.length,
  })
  expect((await get('/api/products?ids=rasam-powder-kit')).json().data).toEqual([kit])
})

test('a cart gets nothing for products no longer on sale [23.20]', async () => {
  const answer = await get('/api/products?ids=saffron')
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({ data: [], total: testProducts.length })
})

test('an empty shop returns a total of zero, so that no cart is considered unavailable [23.20]', async () => {
  const empty = await buildTestApp({ seed: { products: [], blogs: [] } })
  const answer = await empty.visitor().get('/api/products?ids=turmeric-powder')
  await empty.close()
  expect(answer.json()).toMatchObject({ data: [], total: 0 })
})

test('the largest possible cart gets all its products in one request [23.20]', async () => {
  const ids = Array.from({ length: MOST_LINES }, (_, place) => `spice-${place}`)
  expect((await get(`/api/products?ids=${ids}`)).statusCode).toBe(200)
})

test.each([
  'ids=',
  'ids=%20',
  'ids=a,,b',
  'ids=a,b,',
  'ids=a%00b',
  'ids=a&ids=b',
  `ids=${'x'.repeat(101)}`,
  `ids=${Array.from({ length: MOST_LINES + 1 }, (_, place) => place)}`,
  'ids=a&from=0',
  'ids=a&count=1',
  'ids=a&name=b',
  'ids=a&category=WHOLE%20SPICES',
])('invalid ids are refused with a message: %s [23.20]', async (query) => {
  const answer = await get(`/api/products?${query}`)
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({
    success: false,
    code: 'INVALID_INPUT',
    message: expect.stringMatching(/\w.*\.$/),
  })
})

test('a browser with current copies does not download them again, even though the shop does not cache them', async () => {
  const url = '/api/products?ids=turmeric-powder'
  const visitor = shop.visitor()
  const { etag } = (await visitor.get(url)).headers
  const again = await visitor.send({ url, headers: { 'if-none-match': etag } })
  expect(again.statusCode).toBe(304)
  expect(again.headers['cache-control']).toBe('public, no-cache')
})
