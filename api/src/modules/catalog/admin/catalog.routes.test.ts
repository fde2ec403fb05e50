import type { AdminProduct, ProductEdit } from 'shared-contracts/catalog/admin/catalogue-schema'
import { buildTestApp, type TestApp } from '../../../testing/app'
import { eventually } from '../../../testing/eventually'
import { testFacts } from '../../../testing/facts'
import { testProducts } from '../../../testing/products'

let shop: TestApp
beforeEach(async () => {
  shop = await buildTestApp({ seed: { products: testProducts, facts: testFacts, blogs: [] } })
  await rows(`
    insert into product_taxes (product_id, valid_from, hsn, rate, who, at)
    select id, '2025-09-22', '0910', 500, 'example', now() from products`)
})
afterEach(() => shop.close())

type Person = Awaited<ReturnType<TestApp['staff']>>
const TURMERIC = '/api/admin/products/turmeric-powder'
const read = async (person: Person, path = TURMERIC) => (await person.get(path)).json<AdminProduct>()
const change = (person: Person, edit: ProductEdit, path = TURMERIC) => person.call('PATCH', path, edit)
const rows = async (statement: string) => (await shop.database.connection().execute(statement)).rows
const loggedEntries = () =>
  rows(
    `select what, about_id as about, before, after, name from audit_log where about_kind = 'product' order by id`,
  )

test('the admin shows every product with its packs, including unlisted ones', async () => {
  const asha = await shop.staff('editor')
  await rows(`update products set is_listed = false where id = 'black-pepper'`)
  const { products } = (await asha.get('/api/admin/products')).json<{ products: AdminProduct[] }>()
  expect(products).toMatchObject([
    {
      id: 'turmeric-powder',
      place: 0,
      version: 0,
      missing: ['licence'],
      variants: [
        { id: 'turmeric-powder-100g', price: 12500, mrp: null, isSoldOut: false, unitPrice: '₹1.25 per g' },
        { id: 'turmeric-powder-500g', price: 56050, unitPrice: '₹1.12 per g' },
      ],
    },
    {
      id: 'black-pepper',
      isListed: false,
      missing: ['origin', 'ingredients', 'allergens', 'best-before', 'net-quantity', 'licence'],
    },
    { id: 'rasam-powder-kit' },
    { id: 'festival-box', variants: [], missing: expect.arrayContaining(['picture', 'price']) },
  ])
})

test('a price changed in the admin is on the page within a second, in the audit log and in the history', async () => {
  const asha = await shop.staff('owner')
  const visitor = shop.visitor()
  await visitor.get('/api/products/turmeric-powder')
  const answer = await change(asha, { version: 0, variants: { 'turmeric-powder-100g': { price: 13050 } } })
  expect(answer.statusCode).toBe(200)
  const priced = { variants: [{ price: 130.5 }, { price: 560.5 }] }
  await eventually(
    async () => (await visitor.get('/api/products/turmeric-powder')).json().data.variants[0].price === 130.5,
  )
  expect((await visitor.get('/api/products/turmeric-powder')).json()).toMatchObject({ data: priced })
  expect(await loggedEntries()).toEqual([
    {
      what: 'product-changed',
      about: 'turmeric-powder',
      before: { 'price of turmeric-powder-100g': 12500 },
      after: { 'price of turmeric-powder-100g': 13050 },
      name: 'Asha',
    },
  ])
  expect((await asha.get(`${TURMERIC}/history`)).json()).toMatchObject({
    changes: [{ variantId: 'turmeric-powder-100g', field: 'price', before: 12500, after: 13050, by: 'Asha' }],
    charged: [
      { variantId: 'turmeric-powder-100g', price: 13050 },
      { variantId: 'turmeric-powder-500g', price: 56050 },
      { variantId: 'turmeric-powder-100g', price: 12500 },
    ],
  })
})

test('every edit of a product in the admin is stored and shown to shoppers', async () => {
  const asha = await shop.staff('editor')
  const product = {
    name: '2026',
    hindiName: 'हल्दी पाउडर',
    description: 'Ground in\nErode.',
    origin: 'India, Erode',
    maker: 'A Spice Maker, Erode',
    bestBeforeMonths: 9,
    ingredients: ['Turmeric', 'Salt'],
    allergens: ['Mustard'],
  }
  const variantOrder = ['turmeric-powder-500g', 'turmeric-powder-100g']
  const variants = {
    'turmeric-powder-100g': { mrp: 15000, net: { amount: 90, unit: 'g' as const }, isSoldOut: true },
  }
  const answer = await change(asha, { version: 0, product: { ...product, variantOrder }, variants })
  expect(answer.json()).toMatchObject({
    ...product,
    description: 'Ground in Erode.',
    variants: [
      { id: 'turmeric-powder-500g' },
      { id: 'turmeric-powder-100g', ...variants['turmeric-powder-100g'] },
    ],
  })
  const visitor = shop.visitor()
  await eventually(
    async () => (await visitor.get('/api/products/turmeric-powder')).json().data.name === '2026',
  )
  expect((await visitor.get('/api/products/turmeric-powder/facts')).json().data).toMatchObject({
    origin: 'India, Erode',
    maker: 'A Spice Maker, Erode',
    variants: [{ _id: 'turmeric-powder-500g' }, { mrp: 150, net: { amount: 90, unit: 'g' } }],
  })
})

test('an unlisted product is not sold, and returns unchanged when listed again', async () => {
  const asha = await shop.staff('editor')
  const visitor = shop.visitor()
  const status = async () => (await visitor.get('/api/products/turmeric-powder')).statusCode
  const gone = await change(asha, { version: 0, product: { isListed: false } })
  await eventually(async () => (await status()) === 404)
  await change(asha, { version: gone.json().version, product: { isListed: true } })
  await eventually(async () => (await status()) === 200)
})

test('a product moves in the lists, and Undo moves it back', async () => {
  const asha = await shop.staff('editor')
  const order = async () => {
    const { data } = (await shop.visitor().get('/api/products?count=60')).json()
    return data.map(({ _id }: { _id: string }) => _id)
  }
  const before = await order()
  const moved = await asha.post('/api/admin/products/rasam-powder-kit/place', { version: 0, place: 0 })
  expect(moved.json()).toMatchObject({ place: 0 })
  await eventually(async () => (await order())[0] === 'rasam-powder-kit')
  expect(await order()).toEqual(['rasam-powder-kit', 'turmeric-powder', 'black-pepper', 'festival-box'])
  const [{ save }] = (await asha.get('/api/admin/products/rasam-powder-kit/history')).json().changes
  await asha.post(`/api/admin/catalogue-saves/${save}/undo`)
  await eventually(async () => (await order())[0] === 'turmeric-powder')
  expect(await order()).toEqual(before)
})

test('the second of two people who edit a product learns who was first, and overwrites nothing', async () => {
  const [asha, ravi] = [await shop.staff('owner', 'Asha'), await shop.staff('editor', 'Ravi')]
  const { version } = await read(ravi)
  await change(asha, { version, product: { name: 'Haldi' } })
  const late = await change(ravi, { version, product: { name: 'Turmeric' } })
  expect(late.statusCode).toBe(409)
  expect(late.json()).toMatchObject({
    code: 'CHANGED_MEANWHILE',
    message: expect.stringMatching(/^Asha changed this on /),
  })
  expect(await read(ravi)).toMatchObject({ name: 'Haldi' })
})

test('an edit repeated after a lost response is made once', async () => {
  const asha = await shop.staff('owner')
  const edit = { version: 0, variants: { 'turmeric-powder-100g': { price: 13000 } } }
  await change(asha, edit)
  const again = await change(asha, edit)
  expect(again.statusCode).toBe(200)
  expect(await loggedEntries()).toHaveLength(1)
})

test('Undo writes the old values as new entries, and keeps later changes', async () => {
  const asha = await shop.staff('owner')
  const first = await change(asha, {
    version: 0,
    product: { name: 'Haldi' },
    variants: { 'turmeric-powder-100g': { price: 13000 }, 'turmeric-powder-500g': { price: 60000 } },
  })
  const ravi = await shop.staff('editor', 'Ravi')
  await change(ravi, {
    version: first.json().version,
    variants: { 'turmeric-powder-500g': { price: 61000 } },
  })
  await shop.app.stock.sellOut('turmeric-powder-100g')

  const save = (await asha.get(`${TURMERIC}/history`)).json().changes.at(-1).save
  const undo = () => asha.post(`/api/admin/catalogue-saves/${save}/undo`)
  const answer = await undo()
  expect(answer.json()).toMatchObject({
    restored: [
      { field: 'name', after: 'Turmeric Powder', undoes: save },
      { field: 'price', after: 12500 },
    ],
    spared: [{ variantId: 'turmeric-powder-500g', field: 'price', by: 'Ravi' }],
  })
  const after = await read(asha)
  expect(after).toMatchObject({
    name: 'Turmeric Powder',
    variants: [{ price: 12500, isSoldOut: true }, { price: 61000 }],
  })
  expect((await undo()).json().restored).toHaveLength(2)
  expect(await read(asha)).toEqual(after)
  expect(await loggedEntries()).toMatchObject([
    { what: 'product-changed' },
    { what: 'product-changed' },
    { what: 'product-change-undone' },
  ])
})

test('an Undo can be undone', async () => {
  const asha = await shop.staff('owner')
  await change(asha, { version: 0, product: { name: 'Haldi' } })
  const newest = async () => (await asha.get(`${TURMERIC}/history`)).json().changes[0].save
  await asha.post(`/api/admin/catalogue-saves/${await newest()}/undo`)
  await asha.post(`/api/admin/catalogue-saves/${await newest()}/undo`)
  expect(await read(asha)).toMatchObject({ name: 'Haldi' })
})

test('history and prices are append-only', async () => {
  const asha = await shop.staff('owner')
  await change(asha, { version: 0, product: { name: 'Haldi' } })
  for (const statement of [`update product_changes set after = '{}'`, 'delete from variant_prices'])
    await expect(rows(statement)).rejects.toThrow()
})

test('a packer can mark a pack as sold out and back, whatever others have changed, and can edit nothing else', async () => {
  const packer = await shop.staff('packer')
  const editor = await shop.staff('editor')
  await change(editor, { version: 0, product: { origin: 'India, Erode' } })
  const variant = `${TURMERIC}/variants/turmeric-powder-100g/sold-out`
  expect((await packer.call('PUT', variant, { isSoldOut: true })).json()).toEqual({ isSoldOut: true })
  expect((await read(editor)).variants[0]).toMatchObject({ isSoldOut: true })
  await packer.call('PUT', variant, { isSoldOut: true })
  await packer.call('PUT', variant, { isSoldOut: false })
  expect((await loggedEntries()).slice(1)).toMatchObject([
    { after: { 'isSoldOut of turmeric-powder-100g': true }, name: packer.name },
    { after: { 'isSoldOut of turmeric-powder-100g': false } },
  ])
  expect((await change(packer, { version: 0, product: { name: 'Mine' } })).json().code).toBe('NO_RIGHT')
  const unknown = await packer.call('PUT', `${TURMERIC}/variants/none/sold-out`, { isSoldOut: true })
  expect(unknown.statusCode).toBe(404)
})
