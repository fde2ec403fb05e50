import { findPage } from '../responding/cached-pages'
import { stores } from '../stores'
import { shopOnDevice } from '../testing/shop-on-device'
import type { Shown } from '../worker-messages'
import { keep } from './keep'

let shop: ReturnType<typeof shopOnDevice>
beforeEach(() => {
  shop = shopOnDevice()
})

const visit = (path: string, shown: Partial<Shown> = {}) =>
  keep({ kind: 'shown', path, pictures: [], calls: [], ...shown })
const findKind = async (path: string) => (await findPage(path)).kind
const listFiles = (version: string) => [
  `/remotes/mf-content/${version}/entry.js`,
  `/remotes/mf-content/${version}/page.js`,
]
const keptFiles = () => shop.caches.pathsIn(stores.files)

test('a visited page is cached with every file, even those it has not needed yet; the cart is cached too', async () => {
  await visit('/about')
  expect(await findKind('/about')).toBe('whole')
  expect(await findKind('/cart')).toBe('whole')
  expect(await keptFiles()).toEqual(['/shell/shell.1.js', '/shell/7.js', ...listFiles('1')])
})

test('the cart is cached in Hindi with a page in Hindi', async () => {
  await visit('/hi/about')
  expect(await findKind('/hi/about')).toBe('whole')
  expect(await findKind('/hi/cart')).toBe('whole')
  expect(await findKind('/cart')).toBe('nothing')
})

test('no private page is ever cached', async () => {
  await visit('/account')
  expect(await shop.caches.pathsIn(stores.pages)).toEqual(['/cart'])
})

test('a page whose files have partly loaded is incomplete, and completed on the next visit', async () => {
  shop.lose('/remotes/mf-content/1/page.js')
  await visit('/about')
  expect(await findKind('/about')).toBe('half')
  shop.find('/remotes/mf-content/1/page.js')
  await visit('/about')
  expect(await findKind('/about')).toBe('whole')
})

test('an older page stays complete while its newer files have partly loaded', async () => {
  await visit('/about')
  shop.publish('2')
  shop.lose('/remotes/mf-content/2/page.js')
  await visit('/about')
  const found = await findPage('/about')
  expect(found.kind === 'whole' && (await found.page.text())).toContain('/mf-content/1/')
})

test('the new version of a page is cached after a publish; old files are deleted with the last page that lists them', async () => {
  await visit('/about')
  await visit('/recipes')
  await visit('/cart')
  shop.publish('2')
  await visit('/about')
  expect(await keptFiles()).toEqual(expect.arrayContaining([...listFiles('1'), ...listFiles('2')]))
  await visit('/recipes')
  await visit('/cart')
  const files = await keptFiles()
  expect(files).toEqual(expect.arrayContaining(listFiles('2')))
  expect(files).not.toEqual(expect.arrayContaining([listFiles('1')[0]]))
})

test('a page removed from the shop is removed from the device', async () => {
  await visit('/about')
  shop.lose('/about')
  await visit('/about')
  expect(await findKind('/about')).toBe('nothing')
})

test('nothing more is cached on a full device, pictures are deleted, and complete pages stay complete', async () => {
  await visit('/about', { pictures: ['/uploads/turmeric.avif'] })
  expect(await shop.caches.pathsIn(stores.pictures)).toEqual(['/uploads/turmeric.avif'])
  shop.caches.fill()
  await visit('/recipes')
  expect(await findKind('/recipes')).toBe('nothing')
  expect(await findKind('/about')).toBe('whole')
  expect(await shop.caches.pathsIn(stores.pictures)).toEqual([])
})

test('nothing is deleted offline', async () => {
  await visit('/about')
  shop.setLine(false)
  await visit('/about')
  await visit('/recipes')
  expect(await findKind('/about')).toBe('whole')
})

test('only public responses are cached, as for an anonymous visitor', async () => {
  await visit('/about', {
    calls: ['/api/products?ids=a,b', '/api/orders', '/api/payments/ORD-1', '/api/session', '/api/addresses'],
  })
  expect(await shop.caches.pathsIn(stores.calls)).toEqual(['/api/products?ids=a,b'])
  expect(shop.asked.filter(({ path }) => path.startsWith('/api/'))).toEqual([
    { path: '/api/products?ids=a,b', credentials: 'omit' },
  ])
})

test('the newest two hundred pictures are cached, and only pictures of the shop', async () => {
  const pictures = Array.from({ length: 210 }, (_, number) => `/uploads/${number}.avif`)
  await visit('/about', { pictures: [...pictures, '/icon-192.png'] })
  expect(await shop.caches.pathsIn(stores.pictures)).toEqual(pictures.slice(10))
})
