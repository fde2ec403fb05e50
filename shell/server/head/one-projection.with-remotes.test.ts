import { productPath } from 'shared-contracts/catalog/product-path'
import { seedProducts } from '../../../api/seed/catalogue'
import { seedFacts } from '../../../api/seed/facts/facts'
import { buildTestApp, type TestApp } from '../../../api/src/testing/app'
import { eventually } from '../../../api/src/testing/eventually'
import { readGoogle, readMeta, readOpenai, readPage, readStructuredData, readUcp } from './testing/readings'
import { renderCatalogue } from './testing/rendered-catalogue'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp({ seed: { products: seedProducts, facts: seedFacts, blogs: [] } })
})
afterAll(() => shop.close())

const ask = async (url: string) => {
  const answer = await shop.app.inject(url)
  return { status: answer.statusCode, data: answer.json() as unknown }
}

async function everyRendition() {
  const pages = await Promise.all(seedProducts.map((product) => renderCatalogue(productPath(product), ask)))
  const feed = async (file: string) => (await shop.visitor().get(`/feeds/${file}`)).body
  return {
    page: pages.flatMap(({ html }) => readPage(html)),
    structuredData: pages.flatMap(({ structuredData }) => readStructuredData(structuredData)),
    google: readGoogle(await feed('google.xml')),
    meta: readMeta(await feed('meta.csv')),
    openai: readOpenai(await feed('openai.jsonl')),
    ...(await agentsAreTold()),
  }
}

async function agentsAreTold() {
  const ids = seedProducts.map(({ _id }) => _id)
  const ask = async (url: string, payload: object) =>
    (await shop.app.inject({ method: 'POST', url, payload })).json()
  const products = (url: string) =>
    Promise.all(ids.map(async (id) => (await ask(`${url}/catalog/product`, { id })).product))
  const byMcp = async (id: string) => {
    const params = { name: 'get_product', arguments: { catalog: { id } } }
    const { result } = await ask('/mcp', { jsonrpc: '2.0', id, method: 'tools/call', params })
    return result.structuredContent.product
  }
  return {
    ucp: readUcp(await products('/ucp/2026-08-25')),
    olderUcp: readUcp(await products('/ucp/2026-04-08')),
    mcp: readUcp(await Promise.all(ids.map(byMcp))),
  }
}

test('page, structured data, feeds and agent calls agree on every pack', async () => {
  const { page, ...others } = await everyRendition()
  expect(page).toHaveLength(3 * seedProducts.length)
  for (const rendition of Object.values(others)) expect(rendition).toEqual(page)
})

test('a new price, an MRP and a sold-out pack appear in page, structured data, feeds and agent calls', async () => {
  const version = async () => (await shop.app.inject('/api/content-version')).json().version
  const before = await version()
  await shop.database.connection().execute(`
    update variants set price = 33333, mrp = 40000 where id = 'cloves-250g'
  `)
  await shop.app.stock.sellOut('cloves-100g')
  await eventually(async () => (await version()) !== before)
  const renditions = await everyRendition()
  for (const each of Object.values(renditions)) {
    expect(each.find(({ title }) => title === 'Cloves, 250 g')).toMatchObject({
      price: '333.33',
      mrp: '400.00',
      unitPrice: '133.33',
      isSoldOut: false,
    })
    expect(each.filter(({ isSoldOut }) => isSoldOut).map(({ title }) => title)).toEqual(['Cloves, 100 g'])
    expect(each).toEqual(renditions.page)
  }
})
