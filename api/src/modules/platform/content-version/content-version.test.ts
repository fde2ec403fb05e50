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
