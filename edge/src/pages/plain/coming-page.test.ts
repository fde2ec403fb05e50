import { eventually } from 'composition/renderer/testing/eventually'
import type { Registry } from 'shared-contracts/remote/registry'
import { readConfig } from '../../config'
import { adminInRegistry } from '../../testing/admin-in-registry'
import { edgeOnDisk, twoRemotes } from '../../testing/edge-on-disk'

let edge: Awaited<ReturnType<typeof edgeOnDisk>>
afterEach(() => edge.close())

const get = (path: string, accept = 'text/html') => edge.app.inject({ path, headers: { accept } })

const fetchStatuses = async (paths: readonly string[]) =>
  Promise.all(paths.map(async (path) => [path, (await get(path)).statusCode]))

/** Publishes only the first remote, as during a first start. */
async function publishHomeOnly() {
  const { 'mf-content': home } = twoRemotes.remotes
  await edge.writeRegistry({ remotes: { 'mf-content': home } } as Registry)
}

test('every address of a remote that is still being built responds 503, and opens by itself once it is published', async () => {
  edge = await edgeOnDisk(undefined, {}, { comingPaths: ['/account', '/login', '/admin'] })
  await publishHomeOnly()
  // The edge caches one page for all unknown paths.
  expect((await get('/nowhere')).statusCode).toBe(404)
  for (const path of [
    '/account',
    '/account/',
    '/account/orders/7',
    '/ACCOUNT',
    '/%61ccount',
    '//account',
    '/account?tab=orders',
    '/account.md',
    '/hi/account',
    '/kn/login',
    '/admin/orders/7',
  ]) {
    const { statusCode, headers, body } = await get(path)
    expect([path, statusCode, headers.refresh]).toEqual([path, 503, '2'])
    expect(headers).toMatchObject({
      'retry-after': '2',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    })
    expect(body).toContain('<h1>This page is being prepared</h1>')
  }
  expect((await get('/account', 'text/markdown')).statusCode).toBe(503)
  expect(await fetchStatuses(['/', '/about', '/accounts', '/admins'])).toEqual([
    ['/', 200],
    ['/about', 200],
    ['/accounts', 404],
    ['/admins', 404],
  ])

  await edge.writeRegistry(adminInRegistry())
  await eventually(async () => (await get('/account')).statusCode === 200)
  const { statusCode, headers } = await get('/hi/account')
  expect([statusCode, headers.refresh]).toEqual([200, undefined])
  expect((await get('/admin')).statusCode).toBe(200)
  expect((await get('/login')).statusCode).toBe(503)
})

test('a form posted to a page that is still being built redirects to that page', async () => {
  edge = await edgeOnDisk(undefined, {}, { comingPaths: ['/login'] })
  const { statusCode, headers } = await edge.app.inject({ method: 'POST', path: '/login' })
  expect([statusCode, headers.location]).toEqual([303, '/login'])
  expect((await edge.app.inject({ method: 'HEAD', path: '/login' })).statusCode).toBe(503)
})

test('an address of a remote that nobody builds is not found', async () => {
  edge = await edgeOnDisk()
  expect((await get('/admin')).statusCode).toBe(404)
})

test('npm start lists the coming paths in one setting', async () => {
  edge = await edgeOnDisk()
  expect(readConfig({ COMING_PATHS: '/login /account' }, '/shop').comingPaths).toEqual(['/login', '/account'])
  expect(readConfig({}, '/shop').comingPaths).toEqual([])
  expect(() => readConfig({ COMING_PATHS: 'login' }, '/shop')).toThrow('COMING_PATHS')
})
