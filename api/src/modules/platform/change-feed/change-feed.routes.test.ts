import { buildTestApp, type TestApp } from '../../../testing/app'
import { testFacts } from '../../../testing/facts'
import { testProducts } from '../../../testing/products'
import { listMovedPages, readPageDates } from './testing/dates'

const blog = {
  slug: 'how-to-keep-spices',
  title: 'How to keep spices',
  image: 'how-to-keep-spices.jpg',
  description: '<p>Keep them dark.</p>',
  publishedAt: '2026-01-10',
}
const seed = { products: testProducts, facts: testFacts, blogs: [blog] }

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp({ seed })
})
afterAll(() => shop.close())

const run = (statement: string) => shop.database.connection().execute(statement)

const listMoved = (act: () => Promise<unknown>) => listMovedPages(shop, act)

test('a new shop has a date for each product, blog and list', async () => {
  const known = await readPageDates(shop)
  expect(Object.keys(known).sort()).toEqual([
    '/all-products',
    '/blogs',
    '/blogs/How%20to%20keep%20spices',
    '/diy-spices',
    '/diy-spices/rasam-powder-kit',
    '/ground-spices',
    '/ground-spices/turmeric-powder',
    '/retails',
    '/retails/festival-box',
    '/whole-spices',
    '/whole-spices/black-pepper',
  ])
  for (const date of Object.values(known)) expect(Date.now() - Date.parse(date)).toBeLessThan(3_600_000)
})

const ofTurmeric = ['/all-products', '/ground-spices', '/ground-spices/turmeric-powder']

test.each([
  ['a price', `update variants set price = 9900 where id = 'turmeric-powder-100g'`],
  ['an MRP', `update variants set mrp = 15000 where id = 'turmeric-powder-100g'`],
  ["a pack's contents", `update variants set net_amount = 90 where id = 'turmeric-powder-100g'`],
  ['a sold-out pack', `update variants set is_sold_out = true where id = 'turmeric-powder-100g'`],
  ['a removed pack', `delete from variants where id = 'turmeric-powder-100g'`],
  ['a label fact', `update products set origin = 'Peru' where id = 'turmeric-powder'`],
  ['a description', `update products set description = 'Deep.' where id = 'turmeric-powder'`],
  ['an unlisted product', `update products set is_listed = false where id = 'turmeric-powder'`],
])("%s changes the dates of its product and the product's lists, and no others", async (_, statement) => {
  expect(await listMoved(() => run(statement))).toEqual(ofTurmeric)
})

test('an edited blog has a new date, and so has the list of blogs', async () => {
  const moved = await listMoved(() => run(`update blogs set description = '<p>Keep them dry.</p>'`))
  expect(moved).toEqual(['/blogs', '/blogs/How%20to%20keep%20spices'])
})

test.each([
  ['to what they are', 'update variants set price = price'],
  ['of a product', `update products set name = name, synonyms = synonyms`],
  ['of a blog', 'update blogs set title = title'],
  ['of a place in the lists', 'update products set position = position + 1'],
])('rewriting values %s changes no date', async (_, statement) => {
  expect(await listMoved(() => run(statement))).toEqual([])
})

test('a change that is rolled back changes no date', async () => {
  const undone = () =>
    shop.database
      .inTransaction(async () => {
        await run('update variants set price = 1')
        throw new Error('Undone.')
      })
      .catch(() => {})
  expect(await listMoved(undone)).toEqual([])
})

test('content older than the change feed has no date until it changes', async () => {
  await run('delete from content_changes')
  expect(await readPageDates(shop)).toEqual({})
  await shop.app.stock.sellOut('black-pepper')
  expect(Object.keys(await readPageDates(shop)).sort()).toEqual([
    '/all-products',
    '/whole-spices',
    '/whole-spices/black-pepper',
  ])
})
