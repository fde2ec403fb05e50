import { sql } from 'drizzle-orm'
import type { Category, Product } from 'shared-contracts/catalog/product'
import { run } from '../../db/connection'
import { buildTestApp, type TestApp } from '../../testing/app'
import { eventually } from '../../testing/eventually'
import type { SeedProduct } from '.'

const WHOLE = 130

const spice = (place: number): SeedProduct => ({
  _id: `spice-${place}`,
  name: place === 7 ? 'Green Cardamom 100%' : `Spice ${place}`,
  hindiName: place === 99 ? 'Elaichi' : '',
  synonyms: place === 120 ? ['Cardamom of the hills', 'elaichi'] : [],
  description: 'Of many.',
  category: place % 2 === 0 ? 'WHOLE SPICES' : 'GROUND SPICES',
  images: [`/uploads/spice-${place}.jpg`],
  variants: [{ _id: `spice-${place}-100g`, quantity: '100 g', price: 100 + place }],
})
const spices = Array.from({ length: WHOLE }, (_, place) => spice(place))
const ofCategory = (category: Category) => spices.filter((product) => product.category === category)

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp({ seed: { products: spices, blogs: [] } })
})
afterAll(() => shop.close())

const get = (url: string) => shop.visitor().get(url)
const ids = (products: readonly Pick<Product, '_id'>[]) => products.map(({ _id }) => _id)

test('a long list without paging parameters returns its first 60 products and the total [23.1]', async () => {
  expect((await get('/api/products')).json()).toEqual({
    success: true,
    data: spices.slice(0, 60),
    message: 'Products found.',
    total: WHOLE,
  })
})

test.each([
  ['/api/products', spices],
  ['/api/products?category=WHOLE%20SPICES', ofCategory('WHOLE SPICES')],
  ['/api/products/category/GROUND%20SPICES', ofCategory('GROUND SPICES')],
])('the pages of %s add up to the list in order, each with the total [23.19]', async (url, list) => {
  const joined: Product[] = []
  for (let from = 0; from < list.length; from += 60) {
    const answer = await get(`${url}${url.includes('?') ? '&' : '?'}from=${from}&count=60`)
    expect(answer.json()).toMatchObject({ success: true, total: list.length, message: 'Products found.' })
    joined.push(...answer.json().data)
  }
  expect(joined).toEqual(list)
})

test('a page starts at the first product and has 60 by default', async () => {
  expect(ids((await get('/api/products?count=2')).json().data)).toEqual(['spice-0', 'spice-1'])
  const { data, total } = (await get('/api/products?from=60')).json()
  expect(ids(data)).toEqual(ids(spices.slice(60, 120)))
  expect(total).toBe(WHOLE)
})

test('a page beyond the end is empty, but still has the total', async () => {
  expect((await get('/api/products?from=100000&count=60')).json()).toMatchObject({ data: [], total: WHOLE })
})

test.each([
  'from=-1',
  'from=1.5',
  'from=100001',
  'from=',
  'from=1e2',
  'from=0&from=1',
  'count=0',
  'count=101',
  'count=all',
  'name=',
  'name=%20%20',
  `name=${'x'.repeat(101)}`,
])('an invalid page is refused with a message: %s [23.19]', async (query) => {
  for (const url of ['/api/products', '/api/products/category/WHOLE%20SPICES']) {
    const answer = await get(`${url}?${query}`)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      success: false,
      code: 'INVALID_INPUT',
      message: expect.stringMatching(/\w.*\.$/),
    })
  }
})

test('a page of an unknown category gets a 404', async () => {
  expect((await get('/api/products/category/TEA?count=60')).statusCode).toBe(404)
})

test.each([
  ['cardamom', ['spice-7', 'spice-120']],
  ['ELAICHI', ['spice-99', 'spice-120']],
  [' 100% ', ['spice-7']],
  ['%', ['spice-7']],
  ['_', []],
  ["' or 1=1 --", []],
])('a product is found by a part of any of its names: %s [23.19]', async (name, expected) => {
  const { data, total } = (await get(`/api/products?name=${encodeURIComponent(name)}`)).json()
  expect(ids(data)).toEqual(expected)
  expect(total).toBe(expected.length)
})

test('a name is searched within its list, and results can be paged', async () => {
  const url = '/api/products/category/WHOLE%20SPICES?name=cardamom'
  expect((await get(url)).json()).toMatchObject({ data: [{ _id: 'spice-120' }], total: 1 })
  const second = (await get('/api/products?name=spice&from=1&count=1')).json()
  expect(second).toMatchObject({ data: [{ _id: 'spice-1' }], total: WHOLE - 1 })
})

test('a browser with a current copy of a page does not download it again, whether or not the shop has cached it', async () => {
  for (const url of ['/api/products?from=60&count=60', '/api/products?from=3&count=5']) {
    const { etag } = (await get(url)).headers
    const again = await shop.visitor().send({ url, headers: { 'if-none-match': etag } })
    expect(again.statusCode).toBe(304)
  }
})

test('a page is read from an index, without reading other products', async () => {
  const connection = shop.database.connection()
  await connection.execute(sql`
    insert into products (id, position, name, hindi_name, description, category)
    select 'more-' || place, place, 'More', '', repeat('Long. ', 100), 'SPICES BLENDS'
    from generate_series(1000, 4000) as place
  `)
  await connection.execute(sql`vacuum analyze products`)
  // The shop's jobs also read the table, so retry until one attempt runs without them.
  await eventually(
    async () => (await readWholeFor('/api/products/category/SPICES%20BLENDS?from=2400&count=60')) === 0,
  )

  async function readWholeFor(url: string): Promise<number> {
    const before = await rowsReadWhole()
    expect((await get(url)).json()).toMatchObject({
      total: 3001,
      data: { length: 60, 0: { _id: 'more-3400' } },
    })
    return (await rowsReadWhole()) - before
  }

  /** Counts the rows read by sequential scans. */
  async function rowsReadWhole(): Promise<number> {
    await run(shop.database, sql`select pg_stat_force_next_flush()`)
    const rows = await run(
      shop.database,
      sql`select seq_tup_read from pg_stat_user_tables where relname = 'products'`,
    )
    return Number((rows as { seq_tup_read: string }[])[0]?.seq_tup_read)
  }
})
