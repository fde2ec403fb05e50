import { createHash } from 'node:crypto'
import { builtShop } from '../../../tooling/testing/built-shop'
import { describeBuild } from './describe-build'

let shop: Awaited<ReturnType<typeof builtShop>>
beforeEach(async () => {
  shop = await builtShop()
})
afterEach(() => shop.remove())

test('a version consists of the package’s version and a hash of the served files', async () => {
  const { version } = await describeBuild(await shop.build('mf-catalog'))
  expect(version).toMatch(/^1\.2\.0-[0-9a-f]{10}$/)
})

test('two builds of the same files have the same version, even with other source maps', async () => {
  const first = await describeBuild(await shop.build('mf-catalog'))
  const folder = await shop.build('mf-catalog')
  await shop.write('mf-catalog/dist/page.js.map', 'other source')
  expect((await describeBuild(folder)).version).toBe(first.version)
})

test('every served file has its integrity, in folders too', async () => {
  const { record } = await describeBuild(await shop.build('mf-catalog', { script: 'code' }))
  expect(Object.keys(record.integrity)).toEqual([
    'fonts/latin.woff2',
    'page.css',
    'page.js',
    'remote-entry.js',
  ])
  const hash = createHash('sha384').update('code').digest('base64')
  expect(record.integrity['page.js']).toBe(`sha384-${hash}`)
})

test('a build for servers is listed, and so are the files of each page', async () => {
  const folder = await shop.build('mf-catalog')
  expect((await describeBuild(folder)).record).toMatchObject({ pages: { home: ['page.js'] } })
  await shop.write('mf-catalog/dist/server/server.1234.cjs', 'module.exports = {}')
  const { record } = await describeBuild(folder)
  expect(record.server).toBe('server/server.1234.cjs')
  expect(record.integrity['server/server.1234.cjs']).toMatch(/^sha384-/)
})
