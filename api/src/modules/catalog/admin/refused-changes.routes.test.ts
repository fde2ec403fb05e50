import type { AdminProduct } from 'shared-contracts/catalog/admin/catalogue-schema'
import { buildTestApp, type TestApp } from '../../../testing/app'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp()
})
afterAll(() => shop.close())

const TURMERIC = '/api/admin/products/turmeric-powder'

const variant = (fields: object) => ({ variants: { 'turmeric-powder-100g': fields } })
test.each([
  ['no price', variant({ price: 0 })],
  ['a negative price', variant({ price: -100 })],
  ['a fraction of a paisa', variant({ price: 100.5 })],
  ['a price as text', variant({ price: '125' })],
  ['a price with an extra digit', variant({ price: 1_250_000_000 })],
  ['a price above the MRP', variant({ price: 20000, mrp: 15000 })],
  ['an amount of zero', variant({ net: { amount: 0, unit: 'g' } })],
  ['a barcode with a typing error', variant({ barcode: '8901234567891' })],
  [
    'a barcode of two packs',
    {
      variants: {
        'turmeric-powder-100g': { barcode: '8901234567890' },
        'turmeric-powder-500g': { barcode: ' 8901234567890' },
      },
    },
  ],
  ['an order of packs without one of them', { product: { variantOrder: ['turmeric-powder-100g'] } }],
  [
    'an order of packs with one of them twice',
    { product: { variantOrder: ['turmeric-powder-100g', 'turmeric-powder-100g'] } },
  ],
  ['no name', { product: { name: '  ' } }],
  ['a name with a line feed', { product: { name: 'Haldi\nPowder' } }],
  [
    'a pack of another product',
    { product: { name: 'Haldi' }, variants: { 'black-pepper-100g': { price: 1 } } },
  ],
  ['no version', { version: undefined, product: { name: 'Haldi' } }],
])('%s is refused with a message, and changes nothing', async (_, edit) => {
  const asha = await shop.staff('owner')
  const read = async () => (await asha.get(TURMERIC)).json<AdminProduct>()
  const before = await read()
  const answer = await asha.call('PATCH', TURMERIC, { version: 0, ...edit })
  expect([400, 404]).toContain(answer.statusCode)
  expect(answer.json().message).toMatch(/\.$/)
  expect(await read()).toEqual(before)
  const { rows } = await shop.database.connection().execute('select from product_changes')
  expect(rows).toEqual([])
})

test.each([
  ['GET', '/api/admin/products'],
  ['GET', TURMERIC],
  ['PATCH', TURMERIC],
  ['POST', `${TURMERIC}/place`],
  ['GET', `${TURMERIC}/history`],
  ['POST', '/api/admin/catalogue-saves/5bd0d6ea-8a8e-4a0c-bd55-d1c2ac0a0a10/undo'],
] as const)('%s %s requires the right to change the catalogue', async (method, path) => {
  for (const role of ['packer', 'accountant'] as const) {
    const answer = await (await shop.staff(role)).call(method, path, method === 'GET' ? undefined : {})
    expect(answer.json()).toMatchObject({ code: 'NO_RIGHT' })
  }
  expect((await (await shop.customer()).get(path.replace('/place', ''))).statusCode).toBeGreaterThan(400)
})
