import type { BulkPlan } from 'shared-contracts/catalog/admin/bulk-schema'
import { buildTestApp, type TestApp } from '../../../../testing/app'
import { testFacts } from '../../../../testing/facts'
import { testProducts } from '../../../../testing/products'

let shop: TestApp
beforeEach(async () => {
  shop = await buildTestApp({ seed: { products: testProducts, facts: testFacts, blogs: [] } })
})
afterEach(() => shop.close())

type Person = Awaited<ReturnType<TestApp['staff']>>
const CSV = '/api/admin/files/catalogue-csv'
const PRICES = '/api/admin/catalogue-prices'
const exported = async (person: Person) => (await person.get('/api/admin/catalogue.csv')).body
const preview = async (person: Person, csv: string) =>
  (await person.post(`${CSV}/preview`, { csv })).json<BulkPlan>()
const prices = async () =>
  (await shop.database.connection().execute('select id, price::int from variants order by id')).rows

test('re-importing an unchanged export changes nothing, whatever character its texts start with', async () => {
  const asha = await shop.staff('editor')
  await shop.database
    .connection()
    .execute(`update products set name = '=1+1', description = '"Deep", they say' where id = 'black-pepper'`)
  const csv = await exported(asha)
  expect(csv.codePointAt(0)).toBe(0xfeff)
  expect(csv).toContain("'=1+1")
  expect(await preview(asha, csv)).toMatchObject({ changes: [], faults: [] })
  expect(await preview(asha, csv.replaceAll('\n', '\r\n'))).toMatchObject({ changes: [], faults: [] })
})

test("a file's changes are previewed, applied as one save, and undone except for later edits", async () => {
  const asha = await shop.staff('owner')
  const csv = [
    'product_id;pack_id;name;price;mrp;origin;sold_out',
    'turmeric-powder;turmeric-powder-100g;हल्दी;130.50;150;CLEAR;1',
    'turmeric-powder;turmeric-powder-500g;;600;;;',
  ].join('\r\n')
  const before = await prices()
  const plan = await preview(asha, csv)
  expect(plan.faults).toEqual([])
  expect(plan.changes).toMatchObject([
    { title: 'Turmeric Powder', field: 'name', after: 'हल्दी' },
    { title: 'Turmeric Powder', field: 'origin', before: 'India', after: null },
    { title: 'Turmeric Powder, 100 g', field: 'price', before: 12500, after: 13050 },
    { field: 'mrp', before: null, after: 15000 },
    { field: 'isSoldOut', after: true },
    { title: 'Turmeric Powder, 500 g', field: 'price', after: 60000 },
  ])
  expect(await prices()).toEqual(before)

  const done = await asha.post(CSV, { csv, seen: plan.seen })
  expect(done.json()).toMatchObject({ changed: 6, save: expect.any(String) })
  expect((await asha.post(CSV, { csv, seen: plan.seen })).json()).toEqual({ changed: 0 })

  const { version } = (await asha.get('/api/admin/products/turmeric-powder')).json()
  await asha.call('PATCH', '/api/admin/products/turmeric-powder', {
    version,
    variants: { 'turmeric-powder-500g': { price: 61000 } },
  })
  const undone = await asha.post(`/api/admin/catalogue-saves/${done.json().save}/undo`)
  expect(undone.json().restored).toHaveLength(5)
  expect(undone.json().spared).toMatchObject([{ variantId: 'turmeric-powder-500g', field: 'price' }])
})

test('each error is reported with its row and column, and nothing is written', async () => {
  const asha = await shop.staff('owner')
  const csv = [
    'product_id,pack_id,name,price,mrp,net,listed,best_before_months',
    'turmeric-powder,turmeric-powder-100g,CLEAR,12 50,,100 stone,maybe,soon',
    'saffron,,Saffron,,,,,',
    ',x,,,,,,',
    'black-pepper,black-pepper-100g,,300,200,,,',
    'black-pepper,black-pepper-100g,,310,,,,',
    'rasam-powder-kit,,Kit,120,,,,',
    'turmeric-powder,turmeric-powder-1kg,,5,,,,',
    'festival-box,,=2+5,,,,,',
    'festival-box,,@SUM(A1),,,,,',
  ].join('\n')
  const before = await prices()
  const { faults, seen } = await preview(asha, csv)
  expect(faults.map(({ row, column }) => `${row} ${column}`).sort()).toEqual(
    [
      '2 best_before_months',
      '2 listed',
      '2 name',
      '2 net',
      '2 price',
      '3 product_id',
      '4 product_id',
      '5 ',
      '6 pack_id',
      '7 pack_id',
      '8 ',
      '9 name',
      '10 name',
    ].sort(),
  )
  for (const { message } of faults) expect(message).toMatch(/\.$/)
  expect((await asha.post(CSV, { csv, seen })).statusCode).toBe(400)
  expect(await prices()).toEqual(before)
})

test('an error names the row of a spreadsheet, also after empty rows, line breaks in a cell, and for a second pack', async () => {
  const csv = [
    'product_id,pack_id,description,price,mrp',
    '',
    'turmeric-powder,turmeric-powder-100g,"Bright',
    'and earthy",120,',
    '',
    'turmeric-powder,turmeric-powder-500g,,300,200',
    'black-pepper,black-pepper-100g,,14x5,',
    'black-pepper,,,,abc',
  ].join('\n')
  const { faults } = await preview(await shop.staff('owner'), csv)
  const wrong = 'Enter a price in rupees, such as 125 or 125.50, up to Rs 1,00,000.'
  expect(faults).toContainEqual({ row: 6, column: 'price', message: wrong })
  expect(faults).toContainEqual({ row: 7, column: 'mrp', message: wrong })
  expect(faults).toContainEqual({
    row: 5,
    column: '',
    message: expect.stringContaining('higher than its MRP'),
  })
})

test.each([
  ['no file', ''],
  ['a picture', '\u0089PNG\r\n\u001a'],
  ['an unterminated quote', 'product_id,name\nturmeric-powder,"Haldi'],
  ['rows of different lengths', 'product_id,name\nturmeric-powder,Haldi,x'],
  ['an unknown column', 'product_id,weight\nturmeric-powder,3'],
  ['a duplicate column', 'product_id,name,name\nturmeric-powder,a,b'],
])('%s is reported as an error in the file, not as a server error', async (_, csv) => {
  const { faults, changes } = await preview(await shop.staff('owner'), csv)
  expect(faults).not.toEqual([])
  expect(changes).toEqual([])
})

test('a file with too many rows gives one error, and long error lists are cut short', async () => {
  const asha = await shop.staff('owner')
  const rows = (count: number) => `product_id,name\n${'p,n\n'.repeat(count)}`
  expect((await preview(asha, rows(90_000))).faults).toEqual([
    { row: 15_002, column: '', message: 'The file has more than 15000 rows. Split it into smaller files.' },
  ])
  const wrong = Array.from({ length: 200 }, (_, place) => `p${place},n`)
  const { faults } = await preview(asha, ['product_id,name', ...wrong].join('\n'))
  expect(faults).toHaveLength(101)
  expect(faults.at(-1)).toMatchObject({ row: 102, message: expect.stringContaining('There are more errors') })
})

test('data that has changed since the preview must be previewed again', async () => {
  const asha = await shop.staff('owner')
  const csv = 'product_id,pack_id,price\nturmeric-powder,turmeric-powder-100g,130'
  const { seen } = await preview(asha, csv)
  await shop.database
    .connection()
    .execute(`update variants set price = 12600 where id = 'turmeric-powder-100g'`)
  expect((await asha.post(CSV, { csv, seen })).json()).toMatchObject({ code: 'CHANGED_MEANWHILE' })
})

test('prices of a category rise by a rounded percentage, and only with re-authentication', async () => {
  const asha = await shop.staff('owner')
  const input = { percent: 10, roundTo: 500, category: 'GROUND SPICES' }
  const plan = (await asha.post(`${PRICES}/preview`, input)).json<BulkPlan>()
  expect(plan.changes).toMatchObject([
    { title: 'Turmeric Powder, 100 g', before: 12500, after: 14000 },
    { title: 'Turmeric Powder, 500 g', before: 56050, after: 61500 },
  ])
  shop.wait(6 * 60_000)
  const late = await asha.post(PRICES, { input, seen: plan.seen })
  expect(late.json()).toMatchObject({ code: 'REAUTHENTICATION_REQUIRED' })
  const meera = await shop.staff('owner', 'Meera')
  expect((await meera.post(PRICES, { input, seen: plan.seen })).json()).toMatchObject({ changed: 2 })
})

test('prices rise by an amount, but not by an amount and a percentage at once', async () => {
  const asha = await shop.staff('owner')
  const input = { sum: 550, roundTo: 100, category: 'GROUND SPICES' }
  expect((await asha.post(`${PRICES}/preview`, input)).json<BulkPlan>().changes).toMatchObject([
    { before: 12500, after: 13100 },
    { before: 56050, after: 56600 },
  ])
  expect((await asha.post(`${PRICES}/preview`, { ...input, percent: 3 })).statusCode).toBe(400)
})

test("a 50 MB file is refused with a clear message, and a large catalogue's file is accepted", async () => {
  const asha = await shop.staff('owner')
  const rows = (count: number) => `product_id,name\n${'turmeric-powder,हल्दी\n'.repeat(count)}`
  const refused = await asha.post(`${CSV}/preview`, { csv: rows(1_500_000) })
  expect(refused.json()).toMatchObject({
    code: 'BODY_TOO_LARGE',
    message: expect.stringContaining('larger than 1.5 MB'),
  })
  expect((await preview(asha, rows(12_000))).changes).toHaveLength(1)
})

test.each([
  ['by a word', { percent: 'ten', roundTo: 100 }],
  ['below zero', { percent: -100, roundTo: 100 }],
  ['with an invalid rounding', { percent: 10, roundTo: 7 }],
])('prices %s are refused', async (_, input) => {
  expect((await (await shop.staff('owner')).post(`${PRICES}/preview`, input)).statusCode).toBe(400)
})

test('a price above the MRP is an error', async () => {
  const asha = await shop.staff('owner')
  await shop.database
    .connection()
    .execute(`update variants set mrp = 13000 where id = 'turmeric-powder-100g'`)
  const { faults } = (await asha.post(`${PRICES}/preview`, { percent: 10, roundTo: 100 })).json<BulkPlan>()
  expect(faults).toMatchObject([
    { message: expect.stringContaining('Turmeric Powder, 100 g can’t be higher than') },
  ])
})
