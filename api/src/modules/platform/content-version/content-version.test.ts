import { buildTestApp, type TestApp } from '../../../testing/app'
import { eventually } from '../../../testing/eventually'
import { testProducts } from '../../../testing/products'

const blog = {
  slug: 'how-to-keep-spices',
  title: 'How to keep spices',
  image: 'how-to-keep-spices.jpg',
  description: '<p>Keep them dark.</p>',
  publishedAt: '2026-01-10',
}

let shop: TestApp
beforeEach(async () => {
  shop = await buildTestApp({ seed: { products: testProducts, blogs: [blog] } })
})
afterEach(() => shop.close())

const run = (statement: string) => shop.database.connection().execute(statement)
const ask = () => shop.app.inject('/api/content-version')
const version = async () => (await ask()).json<{ version: string }>().version
const readTags = async () => (await ask()).json<{ tags: Record<string, string> }>().tags

/** Runs a statement, and returns the tags whose versions it changes. */
async function tagsChangedBy(statement: string): Promise<string[]> {
  const [before, old] = [await version(), await readTags()]
  await run(statement)
  await eventually(async () => (await version()) !== before)
  const tags = await readTags()
  return Object.keys({ ...old, ...tags }).filter((tag) => old[tag] !== tags[tag])
}

test('the content version stays the same until something changes', async () => {
  const { statusCode, headers } = await ask()
  expect(statusCode).toBe(200)
  expect(headers['cache-control']).toBe('no-store')
  expect(headers).not.toHaveProperty('set-cookie')
  expect(await version()).toMatch(/^[\w-]{36}\.[\w-]{36}$/)
  expect(await version()).toBe(await version())
})

test('a price changed by SQL is shown in the list and on the product, and the version changes', async () => {
  const visitor = shop.visitor()
  const before = await version()
  const list = await visitor.get('/api/products')
  await visitor.get('/api/products/turmeric-powder')
  await run(`update variants set price = 9900 where id = 'turmeric-powder-100g'`)
  await eventually(async () => (await version()) !== before)
  const dearer = { _id: 'turmeric-powder', variants: [{ price: 99 }, { price: 560.5 }] }
  const newList = await visitor.get('/api/products')
  expect(newList.headers.etag).not.toBe(list.headers.etag)
  expect(newList.json()).toMatchObject({ data: [dearer, {}, {}, {}] })
  expect((await visitor.get('/api/products/turmeric-powder')).json()).toMatchObject({ data: dearer })
})

test.each([
  `insert into blogs values ('new', 'New', 'new.jpg', '<p>New.</p>', now())`,
  `update blogs set title = 'Another title'`,
  'delete from products',
  'truncate products cascade',
])('the version changes after: %s', async (statement) => {
  const before = await version()
  await run(statement)
  await eventually(async () => (await version()) !== before)
})

test('a blog changed by SQL is read again', async () => {
  const visitor = shop.visitor()
  const before = await version()
  await visitor.get('/api/blogs')
  await run(`update blogs set title = 'Dark and dry'`)
  await eventually(async () => (await version()) !== before)
  expect((await visitor.get('/api/blogs')).json()).toMatchObject([{ title: 'Dark and dry' }])
})

test('a change that is rolled back changes no version', async () => {
  const before = await version()
  const change = shop.database.inTransaction(async () => {
    await run('update variants set price = 1')
    throw new Error('Undone.')
  })
  await expect(change).rejects.toThrow('Undone.')
  const visitor = shop.visitor()
  expect((await visitor.get('/api/products/black-pepper')).json()).toMatchObject({
    data: { variants: [{ price: 210 }] },
  })
  expect(await version()).toBe(before)
})

test.each([
  [
    `update variants set price = 9900 where id = 'turmeric-powder-100g'`,
    ['product:turmeric-powder', 'catalogue', 'category:GROUND%20SPICES'],
  ],
  [
    `update products set is_listed = false where id = 'turmeric-powder'`,
    ['product:turmeric-powder', 'catalogue', 'category:GROUND%20SPICES'],
  ],
  [
    `update products set ingredients = '{Turmeric}' where id = 'turmeric-powder'`,
    ['product:turmeric-powder', 'catalogue', 'category:GROUND%20SPICES'],
  ],
  [`update blogs set description = '<p>Keep them dry.</p>'`, ['post:How%20to%20keep%20spices', 'posts']],
  ['update products set origin = origin', []],
])('only the parts that show it get a new version: %s', async (statement, tags) => {
  expect((await tagsChangedBy(statement)).toSorted()).toEqual(tags.toSorted())
})

test('the versions of the parts return with what was stored, as from a backup', async () => {
  const before = await readTags()
  await tagsChangedBy(`update variants set price = price + 100`)
  await tagsChangedBy(`update variants set price = price - 100`)
  expect(await readTags()).toEqual(before)
})

test('the versions of the parts are not sent to a caller that knows them', async () => {
  const { body } = await shop.app.inject(`/api/content-version?known=${await version()}`)
  expect(JSON.parse(body)).not.toHaveProperty('tags')
  const other = await shop.app.inject('/api/content-version?known=another')
  expect(other.json()).toMatchObject({ tags: { 'product:turmeric-powder': expect.any(String) } })
})
