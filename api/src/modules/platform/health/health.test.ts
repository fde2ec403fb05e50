import { buildTestApp, type TestApp } from '../../../testing/app'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp()
})
afterAll(() => shop.close())

test('a healthy shop reports that it can serve', async () => {
  expect((await shop.app.inject('/healthz')).json()).toEqual({ status: 'ok' })
  expect((await shop.app.inject('/readyz')).json()).toEqual({ status: 'ready' })
})

test('requests are counted by route, and unknown addresses as one', async () => {
  await shop.app.inject('/api/products/saffron')
  await shop.app.inject('/api/one')
  await shop.app.inject('/api/two')
  const { body } = await shop.app.inject('/metrics')
  expect(body).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/products/:id",status="404"} 1',
  )
  expect(body).toContain('http_request_duration_seconds_count{method="GET",route="unknown",status="404"} 2')
})

test('every api route is documented', async () => {
  const page = await shop.app.inject('/api/docs/')
  expect(page.headers['content-type']).toContain('text/html')
  const { paths } = (await shop.app.inject('/api/docs/json')).json<{ paths: Record<string, object> }>()
  expect(Object.keys(paths)).toEqual(
    expect.arrayContaining([
      '/api/products',
      '/api/products/category/{category}',
      '/api/products/{id}',
      '/api/customers/login',
      '/api/customers/register',
      '/api/customers/forgot-password',
      '/api/customers/reset-password/{resetToken}',
      '/api/shipping-address',
      '/api/shipping-address/user/{userId}',
      '/api/orders',
      '/api/payments/create',
      '/api/contact-form',
      '/api/blogs',
      '/api/blogs/{title}',
      '/api/subscribe',
      '/api/phonepe/initiate',
      '/api/phonepe/status/{merchantTransactionId}',
    ]),
  )
})

test("the documentation has every route's error responses", async () => {
  const { paths } = (await shop.app.inject('/api/docs/json')).json<{
    paths: Record<string, Record<string, { responses: Record<string, object> }>>
  }>()
  const calls = Object.values(paths).flatMap((methods) => Object.values(methods))
  for (const { responses } of calls) expect(JSON.stringify(responses.default)).toContain('requestId')
})
