import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { edgeOnDisk } from '../testing/edge-on-disk'
import { rawRequest } from '../testing/raw-request'

const LONG = JSON.stringify('turmeric '.repeat(1000))
const upstream = Fastify({ forceCloseConnections: true })
upstream.get('/api/whoami', async ({ headers }) => headers)
upstream.post('/api/echo', async ({ body, headers, query }, reply) =>
  reply
    .code(201)
    .header('set-cookie', ['session=s; HttpOnly', 'XSRF-TOKEN=t'])
    .header('retry-after', '7')
    .header('cache-control', 'no-store')
    .send({ body, query, cookie: headers.cookie, csrf: headers['x-xsrf-token'] }),
)
upstream.get('/api/teapot', async (_, reply) =>
  reply.code(409).send({ message: 'Prices have changed.', code: 'PRICE_CHANGED' }),
)
upstream.get('/uploads/small.avif', async ({ headers }, reply) => {
  reply.header('vary', 'save-data').type('image/avif')
  return reply.send(Buffer.alloc(headers['save-data'] === 'on' && headers.ect === '3g' ? 4 : 9))
})
upstream.get('/uploads/turmeric.jpg', async ({ headers }, reply) => {
  reply.headers({ etag: 'W/"1"', 'cache-control': 'public, max-age=86400, stale-while-revalidate=604800' })
  if (headers['if-none-match'] === 'W/"1"') return reply.code(304).send()
  return reply.type('image/jpeg').send(Buffer.alloc(5000, 1))
})
upstream.get('/metrics', async () => 'of the api')
for (const url of ['/mcp', '/ucp/2026-08-25/carts/*', '/.well-known/ucp'])
  upstream.all(url, async ({ method, headers, body }) => ({
    method,
    asked: headers['x-forwarded-host'],
    body,
  }))
upstream.get('/feeds/meta.csv', async (_, reply) =>
  reply
    .type('text/csv; charset=utf-8')
    .send(Readable.from(['id,price\n', ...Array(500).fill('a,1.00 INR\n')])),
)
upstream.get('/api/cut', async (request) => request.raw.destroy())
let closings = 0
upstream.all('/api/closes-once/:method', async (request, reply) => {
  closings += 1
  return closings > 1 ? reply.send({ closings }) : request.raw.socket.destroy()
})
upstream.get('/api/long', async (_, reply) => reply.type('application/json').send(LONG))
upstream.get('/api/known', async (_, reply) => reply.header('etag', '"1"').code(304).send())
upstream.get('/api/half', async (request, reply) => {
  reply.hijack()
  reply.raw.writeHead(200, { 'content-type': 'application/json', 'content-length': LONG.length, etag: '"1"' })
  reply.raw.write(LONG.slice(0, 1000), () => request.raw.destroy())
})

let edge: Awaited<ReturnType<typeof edgeOnDisk>>
let raw: ReturnType<typeof rawRequest>
beforeAll(async () => {
  await upstream.listen({ host: '127.0.0.1', port: 0 })
  edge = await edgeOnDisk(`http://127.0.0.1:${(upstream.server.address() as AddressInfo).port}`)
  await edge.app.listen({ host: '127.0.0.1', port: 0 })
  raw = rawRequest(edge.app)
})
afterAll(async () => {
  await edge.close()
  await upstream.close()
})

test('a connection that the api closes at the moment of a request costs the shopper nothing', async () => {
  closings = 0
  const answer = await edge.app.inject('/api/closes-once/get')
  expect([answer.statusCode, answer.json()]).toEqual([200, { closings: 2 }])
})

test('a change is never sent twice', async () => {
  closings = 0
  const answer = await edge.app.inject({ method: 'POST', url: '/api/closes-once/post', payload: { a: 1 } })
  expect([answer.statusCode, closings]).toEqual([503, 1])
})

test('a change reaches the api unaltered, and its response reaches the browser unaltered', async () => {
  const { statusCode, headers, json } = await edge.app.inject({
    method: 'POST',
    url: '/api/echo?a=1%20b',
    headers: { cookie: 'session=s', 'x-xsrf-token': 't' },
    payload: { name: 'Asha ಆಶಾ' },
  })
  expect(statusCode).toBe(201)
  expect(json()).toEqual({ body: { name: 'Asha ಆಶಾ' }, query: { a: '1 b' }, cookie: 'session=s', csrf: 't' })
  expect(headers['set-cookie']).toEqual(['session=s; HttpOnly', 'XSRF-TOKEN=t'])
  expect(headers).toMatchObject({ 'retry-after': '7', 'cache-control': 'no-store' })
})

test("the api's refusals pass through", async () => {
  const { statusCode, json } = await edge.app.inject('/api/teapot')
  expect(statusCode).toBe(409)
  expect(json()).toEqual({ message: 'Prices have changed.', code: 'PRICE_CHANGED' })
})

test('the api receives the client’s address and the requested host', async () => {
  const { json } = await edge.app.inject({ url: '/api/whoami', headers: { host: 'shop.example' } })
  expect(json()).toMatchObject({
    'x-forwarded-host': 'shop.example',
    'x-forwarded-proto': 'http',
    'x-forwarded-for': '127.0.0.1',
  })
})

test('a call continues its trace at the api', async () => {
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
  const traceparent = `00-${traceId}-00f067aa0ba902b7-01`
  const { json } = await edge.app.inject({ url: '/api/whoami', headers: { traceparent } })
  expect(json().traceparent).toMatch(new RegExp(`^00-${traceId}-(?!00f067aa0ba902b7)[0-9a-f]{16}-01$`))
})

test('an outside visitor cannot pass for another address', async () => {
  const { json } = await edge.app.inject({
    url: '/api/whoami',
    remoteAddress: '203.0.113.9',
    headers: {
      'x-forwarded-for': '10.0.0.1',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'evil.example',
    },
  })
  expect(json()).toMatchObject({ 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'http' })
  expect(json()['x-forwarded-host']).not.toBe('evil.example')
})

test('pictures come from the api too, unaltered and with its cache headers', async () => {
  const url = '/uploads/turmeric.jpg'
  const { headers, rawPayload } = await edge.app.inject({ url, headers: { 'accept-encoding': 'br, gzip' } })
  expect(headers['content-type']).toBe('image/jpeg')
  expect(headers).not.toHaveProperty('content-encoding')
  expect(rawPayload).toEqual(Buffer.alloc(5000, 1))
  expect(headers['cache-control']).toBe('public, max-age=86400, stale-while-revalidate=604800')
  const again = await edge.app.inject({ url, headers: { 'if-none-match': headers.etag } })
  expect(again.statusCode).toBe(304)
  expect(again.headers['cache-control']).toBe(headers['cache-control'])
})

test("a shopper's Save-Data reaches the api, and caches learn what depends on it", async () => {
  const { headers } = await edge.app.inject({
    url: '/uploads/small.avif',
    headers: { 'save-data': 'on', ect: '3g' },
  })
  expect(headers['content-length']).toBe('4')
  expect(headers.vary).toBe('save-data')
})

test.each([
  '/api/../metrics',
  '/api/%2e%2e/metrics',
  '/api/..%2fmetrics',
  '/api/x/../../metrics',
  '/api//../metrics',
  '/api/..\\metrics',
  '/pay/%2E%2E/metrics',
  '/uploads/../metrics',
  '/uploads/%2e%2e%2fmetrics',
  '//127.0.0.1/metrics',
  '/api/..;/metrics',
])('%s does not reach any part of the api outside its public paths', async (path) => {
  const { body } = await raw(path)
  expect(body.toString()).not.toContain('of the api')
})

test('/apiary is a missing page, not an api call', async () => {
  const { statusCode, headers } = await edge.app.inject('/apiary')
  expect(statusCode).toBe(404)
  expect(headers['content-type']).toContain('text/html')
})

test('an api that drops the connection counts as unavailable', async () => {
  const { statusCode, json } = await edge.app.inject('/api/cut')
  expect(statusCode).toBe(503)
  expect(json()).toMatchObject({ code: 'UNAVAILABLE' })
})

test('an api that drops the connection mid-response counts as unavailable, and no partial response is sent', async () => {
  const { statusCode, headers, json } = await edge.app.inject('/api/half')
  expect(statusCode).toBe(503)
  expect(json()).toMatchObject({ code: 'UNAVAILABLE' })
  expect(headers).not.toHaveProperty('etag')
})

test.each([
  ['GET', '/.well-known/ucp'],
  ['PUT', '/ucp/2026-08-25/carts/cloves.50g:1'],
  ['POST', '/mcp'],
] as const)('an agent reaches the api by %s %s, under the requested host', async (method, url) => {
  const payload = method === 'GET' ? {} : { payload: { id: 1 } }
  const answer = await edge.app.inject({ method, url, headers: { host: 'shop.example' }, ...payload })
  expect(answer.json()).toEqual({
    method,
    asked: 'shop.example',
    ...(method !== 'GET' && { body: { id: 1 } }),
  })
})

test('a feed is streamed', async () => {
  const { statusCode, headers, body } = await edge.app.inject('/feeds/meta.csv')
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
  expect(body).toBe(`id,price\n${'a,1.00 INR\n'.repeat(500)}`)
})

test('a response that the browser has cached is not sent again', async () => {
  const { statusCode, headers, rawPayload } = await edge.app.inject('/api/known')
  expect(statusCode).toBe(304)
  expect(headers.etag).toBe('"1"')
  expect(rawPayload).toHaveLength(0)
})

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  [undefined, undefined, (bytes: Buffer) => bytes],
] as const)(
  'a long response arrives complete for a client that accepts %s',
  async (accept, encoding, decode) => {
    const { headers, rawPayload } = await edge.app.inject({
      url: '/api/long',
      headers: accept ? { 'accept-encoding': accept } : {},
    })
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers['transfer-encoding']).toBeUndefined()
    expect(headers['content-length']).toBe(String(rawPayload.length))
    expect(decode(rawPayload).toString()).toBe(LONG)
  },
)

test.each(['GET', 'POST'] as const)(
  '%s gets a message while the api is down, and pages are served',
  async (method) => {
    const alone = await edgeOnDisk()
    const { statusCode, headers, json } = await alone.app.inject({ method, url: '/api/products' })
    expect(statusCode).toBe(503)
    expect(headers['content-type']).toContain('application/json')
    expect(json()).toEqual({
      message: 'The shop isn’t responding right now. Please try again.',
      code: 'UNAVAILABLE',
    })
    expect((await alone.app.inject('/about')).statusCode).toBe(200)
    await alone.close()
  },
)

test('pages of this shell count as same-origin in front of a deployed shop, and other sites’ do not', async () => {
  const apiOrigin = `http://127.0.0.1:${(upstream.server.address() as AddressInfo).port}`
  const before = await edgeOnDisk(apiOrigin, {}, { registry: apiOrigin })
  const fetchOrigin = async ({ app }: typeof edge, origin: string) =>
    (await app.inject({ url: '/api/whoami', headers: { origin } })).json().origin
  expect(await fetchOrigin(before, 'https://shop.example')).toBe(apiOrigin)
  expect(await fetchOrigin(before, 'https://evil.example')).toBe('https://evil.example')
  expect(await fetchOrigin(edge, 'https://shop.example')).toBe('https://shop.example')
  await before.close()
})
