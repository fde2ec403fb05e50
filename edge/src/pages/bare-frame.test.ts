import { adminInRegistry } from '../testing/admin-in-registry'
import { edgeOnDisk, twoRemotes } from '../testing/edge-on-disk'

let edge: Awaited<ReturnType<typeof edgeOnDisk>>
beforeEach(async () => {
  edge = await edgeOnDisk()
  await edge.writeRegistry(adminInRegistry())
})
afterEach(() => edge.close())

const get = (path: string) => edge.app.inject({ path, headers: { accept: 'text/html' } })
const listRemotes = (html: string) => [...new Set(html.match(/mf-[a-z]+/g))].sort()

test('the document of the admin names only the admin, and the shop’s documents never name it', async () => {
  expect(listRemotes((await get('/admin')).body)).toEqual(['mf-admin'])
  expect(listRemotes((await get('/admin/orders/7')).body)).toEqual(['mf-admin'])
  for (const path of ['/', '/about', '/account', '/nowhere'])
    expect(listRemotes((await get(path)).body)).toEqual(['mf-account', 'mf-content'])
})

test('a shopper’s page has the same bytes with and without the admin', async () => {
  const shop = await edgeOnDisk()
  await shop.writeRegistry(twoRemotes)
  for (const path of ['/', '/about', '/hi/about', '/account', '/nowhere']) {
    const { statusCode, headers, body } = await shop.app.inject({ path, headers: { accept: 'text/html' } })
    const withAdmin = await get(path)
    expect(withAdmin.body).toBe(body)
    expect({ status: withAdmin.statusCode, ...unmoved(withAdmin.headers) }).toEqual({
      status: statusCode,
      ...unmoved(headers),
    })
  }
  await shop.close()
})

/** Drops headers that differ in every response. */
function unmoved({ date, 'x-request-id': id, ...headers }: Record<string, unknown>) {
  return headers
}

test('the admin is not cached, not indexed, and rendered for each request', async () => {
  for (const _ of ['first', 'again']) {
    const { statusCode, headers, body } = await get('/admin')
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'cache-status': 'spice-edge; fwd=miss',
    })
    expect(headers.etag).toBeUndefined()
    // In the admin, packers scan packs and labels with the camera.
    expect(headers['permissions-policy']).not.toContain('camera')
    expect(headers['permissions-policy']).toContain('microphone=()')
    expect(body).toContain('"frame":"bare","title":"The admin"')
  }
  expect((await get('/about')).headers['x-robots-tag']).toBeUndefined()
})

test('the admin has one language', async () => {
  const { statusCode, headers } = await get('/hi/admin/orders?q=asha')
  expect([statusCode, headers.location]).toEqual([301, '/admin/orders?q=asha'])
  expect(headers['cache-control']).toBe('no-store')
})

test('staff get the style sheets and scripts of the admin immediately, and none of the shop’s', async () => {
  const { body } = await get('/admin')
  expect(body).toContain('href="/remotes/mf-admin/1/page.33333333.css"')
  expect(body).toContain('href="/remotes/mf-admin/1/page.22222222.js"')
})

test('robots and agents do not see the admin, and no device caches its files with pages of the shop', async () => {
  expect((await edge.app.inject('/admin.md')).statusCode).toBe(404)
  expect((await edge.app.inject('/kept-files.json')).body).not.toContain('admin')
  const builds = (await edge.app.inject('/kept-files.json?of=admin')).json()
  expect(Object.keys(builds)).toEqual(['/shell/', '/remotes/mf-admin/1/'])
})
