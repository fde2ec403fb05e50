import { deskInRegistry } from '../testing/desk-in-registry'
import { edgeOnDisk } from '../testing/edge-on-disk'
import { rawRequest } from '../testing/raw-request'

let edge: Awaited<ReturnType<typeof edgeOnDisk>>
let ask: ReturnType<typeof rawRequest>
beforeAll(async () => {
  edge = await edgeOnDisk(undefined, {}, { deskOrigin: 'https://desk.shop.example' })
  await edge.writeRegistry(deskInRegistry())
  await edge.app.listen({ host: '127.0.0.1', port: 0 })
  ask = rawRequest(edge.app)
})
afterAll(() => edge.close())

const at = (host: string, path: string) => ask(path, { headers: { host, accept: 'text/html' } })
const atTheDesk = (path: string) => at('desk.shop.example', path)
const atTheShop = (path: string) => at('shop.example', path)

test('on the desk’s host the first page leads to the desk, also once the shop’s is kept', async () => {
  // The second time it is kept, and answered before anything else looks at it.
  for (const _ of ['first', 'again']) expect((await atTheShop('/')).status).toBe(200)
  const { status, headers } = await atTheDesk('/')
  expect([status, headers.location, headers['cache-control']]).toEqual([302, '/desk', 'no-store'])
})

test('on the desk’s host only the desk, its calls and its files are served', async () => {
  // No api stands behind this edge: what is passed on to it is answered 503.
  for (const path of [
    '/desk',
    '/desk/orders/7',
    '/shell/shell.44444444.js',
    '/service-worker.js?of=desk',
    '/kept-files.json?of=desk',
  ])
    expect([path, (await atTheDesk(path)).status]).toEqual([path, 200])
  for (const path of ['/api/desk/session', '/api/session', '/uploads/x.jpg'])
    expect([path, (await atTheDesk(path)).status]).toEqual([path, 503])
  for (const path of [
    '/api/products',
    '/api/desk-of-another',
    '/pay/x',
    '/feeds/google.xml',
    '/sitemap.xml',
    '/service-worker.js',
    '/kept-files.json',
    '/about',
  ])
    expect([path, (await ask(path, { headers: { host: 'desk.shop.example' } })).status]).toEqual([path, 404])
  expect((await atTheDesk('/robots.txt')).body.toString()).toContain('Disallow: /\n')
})

test('on the desk’s host a cut-off address shows nothing of the shop', async () => {
  for (const path of ['/%', '/desk/%E0', '/hi/%']) {
    const { status, headers, body } = await atTheDesk(path)
    expect([status, headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8'])
    expect(headers['x-frame-options']).toBe('DENY')
    expect(body.toString()).toBe('There is nothing at this address.\n')
  }
  expect((await atTheShop('/desk/%')).headers['content-type']).toContain('text/html')
})

test('on the desk’s host a link to a page of the shop leads to the shop', async () => {
  for (const path of ['/about', '/hi', '/blogs/x?y=1', '//evil.example']) {
    const { status, headers } = await atTheDesk(path)
    expect([status, headers.location]).toEqual([302, `https://shop.example${path}`])
  }
  expect((await atTheDesk('/api/products')).status).toBe(404)
})

test('on the shop’s host the desk is not there, however its address is written', async () => {
  for (const path of [
    '/desk',
    '/desk/orders/7',
    '/DESK',
    '/%64esk',
    '/api/desk/session',
    '/API/desk/session',
  ])
    expect([path, (await atTheShop(path)).status]).toEqual([path, 404])
  for (const path of ['/', '/about', '/shell/shell.44444444.js'])
    expect([path, (await atTheShop(path)).status]).toEqual([path, 200])
})
