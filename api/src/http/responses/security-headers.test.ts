import { buildTestApp, type TestApp } from '../../testing/app'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp()
})
afterAll(() => shop.close())

test.each([
  ['/api/products', 200],
  ['/api/orders', 401],
  ['/api/nothing', 404],
])('no response can be shown as a page or in a frame: %s (%i)', async (path, status) => {
  const { statusCode, headers } = await shop.app.inject(path)
  expect(statusCode).toBe(status)
  expect(headers).toMatchObject({
    'content-disposition': 'attachment; filename="api.json"',
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
  })
})

test('no response demands https on subdomains, which may not be the shop’s', async () => {
  expect((await shop.app.inject('/api/products')).headers).not.toHaveProperty('strict-transport-security')
})

test("the api's documentation page is shown, not downloaded", async () => {
  const { headers } = await shop.app.inject('/api/docs/')
  expect(headers['content-type']).toContain('text/html')
  expect(headers).not.toHaveProperty('content-disposition')
})
