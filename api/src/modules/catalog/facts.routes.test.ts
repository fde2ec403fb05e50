import { buildTestApp, type TestApp } from '../../testing/app'
import { eventually } from '../../testing/eventually'
import { testFacts } from '../../testing/facts'
import { testProducts } from '../../testing/products'

const LICENCE = '10000000000000'
let shop: TestApp
beforeAll(async () => {
  const seed = { products: testProducts, facts: testFacts, blogs: [] }
  shop = await buildTestApp({ seed, config: { foodLicence: LICENCE } })
})
afterAll(() => shop.close())

const fetchFacts = async (id: string) => (await shop.visitor().get(`/api/products/${id}/facts`)).json().data
const sql = (statement: string) => shop.database.connection().execute(statement)

test("a shopper sees the label's facts and maker, with the MRP equal to the price", async () => {
  expect(await fetchFacts('turmeric-powder')).toEqual({
    origin: 'India',
    maker: 'Kesar & Clove, 14 Spice Market Road, Bangalore 560002, Karnataka, India',
    licence: LICENCE,
    bestBeforeMonths: 12,
    ingredients: ['Turmeric'],
    allergens: [],
    variants: [
      { _id: 'turmeric-powder-100g', net: { amount: 100, unit: 'g' }, mrp: 125 },
      { _id: 'turmeric-powder-500g', net: { amount: 500, unit: 'g' }, mrp: 560.5 },
    ],
  })
})

test('unknown facts are left out, not invented', async () => {
  const other = await buildTestApp()
  const answer = await other.visitor().get('/api/products/black-pepper/facts')
  await other.close()
  expect(answer.json().data).toEqual({
    maker: expect.stringContaining('Bangalore'),
    variants: [{ _id: 'black-pepper-100g', mrp: 210 }],
  })
})

test('lists and products stay as small as specified', async () => {
  const visitor = shop.visitor()
  expect((await visitor.get('/api/products')).json().data).toEqual(testProducts)
  expect((await visitor.get('/api/products/turmeric-powder')).json().data).toEqual(testProducts[0])
})

test('an MRP and maker set by the owner are visible within a second', async () => {
  await fetchFacts('rasam-powder-kit')
  await sql(`update variants set mrp = 15000 where id = 'rasam-powder-kit-150g'`)
  await sql(`update products set maker = 'Rao Foods, Mysore' where id = 'rasam-powder-kit'`)
  await eventually(async () => (await fetchFacts('rasam-powder-kit')).maker === 'Rao Foods, Mysore')
  expect((await fetchFacts('rasam-powder-kit')).variants).toMatchObject([{ mrp: 150, net: { unit: 'kit' } }])
})

test('a product the shop does not sell has no label', async () => {
  const answer = await shop.visitor().get('/api/products/saffron/facts')
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toMatchObject({ success: false, code: 'NOT_FOUND' })
})
