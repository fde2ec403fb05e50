import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import type { RenderTask } from 'composition/renderer/rendered-page'
import { renderPage } from 'composition/renderer/thread/render-page'
import { CONTRACT_VERSION } from 'shared-contracts/remote'
import { seedProducts } from '../../api/seed/catalogue'
import catalog from '../../mf-catalog/src/server'
import { shopSite } from './shop-site'

const MANY = 4300
/** A catalogue as large as a growing shop's, each product with its own name and text. */
const products = Array.from({ length: MANY }, (_, place) => {
  const { variants: packs, ...product } = seedProducts[place % seedProducts.length] ?? { variants: [] }
  const variants = packs.map((pack) => ({ ...pack, _id: `${pack._id}-${place}` }))
  return { ...product, _id: `product-${place + 1}`, name: `Spice No. ${place + 1}`, variants }
})

let api: Server
let task: RenderTask
let total: number
beforeAll(async () => {
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal)
  api = createServer(({ url = '' }, response) => {
    const { searchParams } = new URL(url, 'http://api')
    const from = Number(searchParams.get('from'))
    const data = products.slice(0, total).slice(from, from + 60)
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ success: true, data, total }))
  })
  // A slow machine renders for longer than the five seconds after which an idle connection is closed.
  api.keepAliveTimeout = 0
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve))
  const apiOrigin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`
  const remote = {
    name: 'mf-catalog',
    version: '1',
    contract: CONTRACT_VERSION,
    prefixes: ['/all-products'],
    base: '/remotes/mf-catalog/1/',
    entry: 'entry.js',
    scripts: [],
    styles: [],
    pages: {},
    integrity: {},
  }
  task = { remote, apiOrigin, filesOrigin: apiOrigin, publicOrigin: 'https://shop.example', shellCss: '' }
})
afterAll(() => {
  jest.restoreAllMocks()
  api.closeAllConnections()
  api.close()
})
beforeEach(() => {
  total = MANY
})

async function rendered(path: string) {
  const page = await renderPage(path, {
    site: shopSite,
    task,
    module: catalog,
    styles: { criticalCss: async () => '' },
  })
  if (page.kind !== 'page') throw new Error(`Redirected to ${page.path}`)
  return page
}

const cards = (html: string) => html.match(/VIEW PRODUCT/g)?.length ?? 0
const placesInList = (json: string) =>
  [...json.matchAll(/"ListItem","position":(\d+),"name":"Spice/g)].map(([, at]) => at)

test('a list of 60 is rendered on one page, without mention of parts [7.11]', async () => {
  total = 60
  const { html } = await rendered('/all-products')
  expect(cards(html)).toBe(60)
  expect(html).not.toContain('/all-products/part/')
  expect((await rendered('/all-products/part/2')).status).toBe(404)
})

test('the page of a list of 4,300 products has the first 60, links to all other parts, and at most 40 kB', async () => {
  const { html, state, head, structuredData } = await rendered('/all-products')
  expect(cards(html)).toBe(60)
  expect(html).toContain('Products 61 to 120')
  expect(html.match(/href="\/all-products\/part\/\d+"/g)).toHaveLength(71)
  expect(JSON.stringify(state)).not.toContain('product-61')
  expect(structuredData).toContain('"numberOfItems":4300')
  const bytes = brotliCompressSync(head + html + JSON.stringify(state) + structuredData).length
  expect(bytes).toBeLessThan(40_000)
})

test('a part has its own address, which search engines may index [7.12]', async () => {
  const page = await rendered('/all-products/part/2')
  expect(page).toMatchObject({ status: 200, isOneOfMany: false })
  expect(page.html).toContain('href="/all-products/product-61"')
  expect(page.html).not.toContain('href="/all-products/product-60"')
  expect(page.html).toContain('href="/all-products/part/3"')
  expect(page.head).toContain('<title>All Products, part 2 | Kesar &amp; Clove</title>')
  expect(page.head).toContain('<link rel="canonical" href="https://shop.example/all-products/part/2">')
  expect(placesInList(page.structuredData).slice(0, 2)).toEqual(['61', '62'])
})

test('the address of a part redirects from any spelling', async () => {
  await expect(rendered('/ALL-products/part/2/')).rejects.toThrow('Redirected to /all-products/part/2')
})

test.each(['73', '999', '1', '0', '02', '2a', '123456'])(
  'part %s does not exist: 404, cached briefly',
  async (part) => {
    const page = await rendered(`/all-products/part/${part}`)
    expect(page).toMatchObject({ status: 404, isOneOfMany: true, structuredData: '' })
    expect(page.html).toContain('Go to the start of the list')
  },
)

test('the last part has no next part', async () => {
  const { html } = await rendered('/all-products/part/72')
  expect(cards(html)).toBe(40)
  expect(html).not.toContain('href="/all-products/part/73"')
})
