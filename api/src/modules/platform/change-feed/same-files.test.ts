import { createPreparedResponses } from '../../../http/responses/prepared-responses'
import { buildTestApp, type TestApp } from '../../../testing/app'
import { testFacts } from '../../../testing/facts'
import { testProducts } from '../../../testing/products'
import { createCatalog, type SeedProduct } from '../../catalog'
import { listMovedPages } from './testing/dates'

const [turmeric, ...others] = testProducts

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp({ seed: { products: testProducts, facts: testFacts, blogs: [] } })
})
afterAll(() => shop.close())

const listMoved = (act: () => Promise<unknown>) => listMovedPages(shop, act)

/** Seeds the catalogue, as another version of the shop would at startup. */
const seedAgain = (products: readonly SeedProduct[]) =>
  createCatalog({ database: shop.database, answers: createPreparedResponses() }).seed(products)

test('restarting with the same seed changes no date', async () => {
  expect(await listMoved(() => shop.another())).toEqual([])
  expect(await listMoved(() => seedAgain([...testProducts]))).toEqual([])
  // The state after restoring everything except the record of the last seed.
  expect(
    await listMoved(async () => {
      await shop.database.connection().execute('delete from seeds')
      await shop.another()
    }),
  ).toEqual([])
})

test('a seed with a new product and a new price changes the dates of these two', async () => {
  if (!turmeric) throw new Error('No turmeric.')
  const cloves = { ...turmeric, _id: 'cloves', name: 'Cloves', category: 'WHOLE SPICES' as const }
  const dearer = { ...turmeric, variants: [{ _id: 'turmeric-powder-100g', quantity: '100 g', price: 130 }] }
  expect(await listMoved(() => seedAgain([cloves, dearer, ...others]))).toEqual([
    '/all-products',
    '/ground-spices',
    '/ground-spices/turmeric-powder',
    '/whole-spices',
    '/whole-spices/cloves',
  ])
})
