import { adminInRegistry } from '../testing/admin-in-registry'
import { edgeOnDisk } from '../testing/edge-on-disk'
import { rawRequest } from '../testing/raw-request'

let edge: Awaited<ReturnType<typeof edgeOnDisk>>
let ask: ReturnType<typeof rawRequest>
beforeAll(async () => {
  edge = await edgeOnDisk(undefined, {}, { adminOrigin: 'https://admin.shop.example' })
  await edge.writeRegistry(adminInRegistry())
  await edge.app.listen({ host: '127.0.0.1', port: 0 })
  ask = rawRequest(edge.app)
})
afterAll(() => edge.close())

const at = (host: string, path: string) => ask(path, { headers: { host, accept: 'text/html' } })
const atTheAdmin = (path: string) => at('admin.shop.example', path)
const atTheShop = (path: string) => at('shop.example', path)

test('the root of the admin’s host redirects to the admin, even after the shop’s is cached', async () => {
  // The second response comes from the cache, before any hook runs.
  for (const _ of ['first', 'again']) expect((await atTheShop('/')).status).toBe(200)
  const { status, headers } = await atTheAdmin('/')
  expect([status, headers.location, headers['cache-control']]).toEqual([302, '/admin', 'no-store'])
})

test('the admin’s host serves only the admin, its calls and its files', async () => {
  // There is no api behind this edge, so forwarded requests get 503.
  for (const path of [
    '/admin',
    '/admin/orders/7',
    '/shell/shell.44444444.js',
    '/service-worker.js?of=admin',
    '/kept-files.json?of=admin',
  ])
    expect([path, (await atTheAdmin(path)).status]).toEqual([path, 200])
  for (const path of ['/api/admin/session', '/api/session', '/uploads/x.jpg'])
    expect([path, (await atTheAdmin(path)).status]).toEqual([path, 503])
  for (const path of [
    '/api/products',
    '/api/admin-of-another',
    '/pay/x',
    '/feeds/google.xml',
    '/sitemap.xml',
    '/service-worker.js',
    '/kept-files.json',
    '/about',
  ])
    expect([path, (await ask(path, { headers: { host: 'admin.shop.example' } })).status]).toEqual([path, 404])
  expect((await atTheAdmin('/robots.txt')).body.toString()).toContain('Disallow: /\n')
})

test('a truncated address on the admin’s host shows no page of the shop', async () => {
  for (const path of ['/%', '/admin/%E0', '/hi/%']) {
    const { status, headers, body } = await atTheAdmin(path)
    expect([status, headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8'])
    expect(headers['x-frame-options']).toBe('DENY')
    expect(body.toString()).toBe('There is nothing at this address.\n')
  }
  expect((await atTheShop('/admin/%')).headers['content-type']).toContain('text/html')
})

test('a link to a page of the shop on the admin’s host redirects to the shop', async () => {
  for (const path of ['/about', '/hi', '/blogs/x?y=1', '//evil.example']) {
    const { status, headers } = await atTheAdmin(path)
    expect([status, headers.location]).toEqual([302, `https://shop.example${path}`])
  }
  expect((await atTheAdmin('/api/products')).status).toBe(404)
})

test('the shop’s host does not serve the admin, however its address is written', async () => {
  for (const path of [
    '/admin',
    '/admin/orders/7',
    '/ADMIN',
    '/%64esk',
    '/api/admin/session',
    '/API/admin/session',
  ])
    expect([path, (await atTheShop(path)).status]).toEqual([path, 404])
  for (const path of ['/', '/about', '/shell/shell.44444444.js'])
    expect([path, (await atTheShop(path)).status]).toEqual([path, 200])
})
