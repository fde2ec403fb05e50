import { sql } from 'drizzle-orm'
import { buildTestApp, type TestApp } from '../../testing/app'
import { buildOrder, testLine } from '../../testing/orders'

type Customer = Awaited<ReturnType<TestApp['customer']>>

let shop: TestApp
let asha: Customer
let ravi: Customer

beforeAll(async () => {
  shop = await buildTestApp()
  asha = await shop.customer('asha')
  ravi = await shop.customer('ravi')
})
afterAll(() => shop.close())

const order = (orderId: string, change: object = {}) => buildOrder(asha.id, orderId, change)

async function countOrders(): Promise<unknown> {
  const counted = sql`select (select count(*) from orders) + (select count(*) from order_lines) as count`
  return (await shop.database.connection().execute(counted)).rows
}

test('an order is stored with the catalogue’s names and prices, Pending and Prepaid regardless of the request [11.23, 23.10]', async () => {
  const sent = order('ORD-1', { status: 'Paid', paymentMethod: 'None' })
  const placed = await asha.post('/api/orders', sent)
  expect(placed.statusCode).toBe(201)
  expect(placed.json()).toMatchObject({
    message: expect.any(String),
    order: {
      orderId: 'ORD-1',
      status: 'Pending',
      paymentMethod: 'Prepaid',
      products: [{ productId: 'turmeric-powder', variant: '100 g', price: 125, quantity: 1 }],
      subtotal: 125,
      shipping: 50,
      tax: 22.5,
      total: 175,
    },
  })
})

test('the same order sent fifty times at once is one order [11.35, 23.10]', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => asha.post('/api/orders', order('ORD-50'))),
  )
  expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([201]))
  expect(new Set(answers.map((answer) => answer.body)).size).toBe(1)
  const mine = await asha.get('/api/orders')
  expect(mine.json().filter((found: { orderId: string }) => found.orderId === 'ORD-50')).toHaveLength(1)
})

test('other content under the same order id is refused and changes nothing [11.36]', async () => {
  await asha.post('/api/orders', order('ORD-2'))
  const sums = { subtotal: 250, tax: 45, total: 300 }
  const other = await asha.post(
    '/api/orders',
    order('ORD-2', { products: [{ ...testLine, quantity: 2 }], ...sums }),
  )
  expect(other.statusCode).toBe(409)
  expect(other.json()).toMatchObject({ code: 'ORDER_ID_REUSED' })
  expect((await asha.get('/api/orders/ORD-2')).json()).toMatchObject({ total: 175 })
})

test('an order sent again after a price change is still the same order', async () => {
  const placed = await asha.post('/api/orders', order('ORD-kept'))
  const price = (paise: number) =>
    shop.database
      .connection()
      .execute(sql`update variants set price = ${paise} where id = 'turmeric-powder-100g'`)
  await price(99_900)
  const again = await asha.post('/api/orders', order('ORD-kept'))
  const another = await asha.post('/api/orders', order('ORD-new'))
  await price(12_500)
  expect([again.statusCode, again.body]).toEqual([201, placed.body])
  expect(another.json()).toMatchObject({ code: 'PRICE_CHANGED' })
})

test('a sold-out product cannot be ordered, and existing orders keep the product', async () => {
  const placed = await asha.post('/api/orders', order('ORD-last'))
  await shop.app.stock.sellOut('turmeric-powder-100g')
  const again = await asha.post('/api/orders', order('ORD-last'))
  const another = await asha.post('/api/orders', order('ORD-late'))
  await shop.app.stock.bringBack('turmeric-powder-100g')
  expect([again.statusCode, again.body]).toEqual([201, placed.body])
  expect(another.statusCode).toBe(409)
  expect(another.json()).toMatchObject({
    code: 'SOLD_OUT',
    message: '"Turmeric Powder" (100 g) is sold out. Please remove it from your cart.',
  })
  expect((await asha.get('/api/orders/ORD-late')).statusCode).toBe(404)
})

test.each([
  ['a lower price', 409, { products: [{ ...testLine, price: 1 }], subtotal: 1, tax: 0.18, total: 51 }],
  ['a lower subtotal', 409, { subtotal: 100 }],
  ['free shipping', 409, { shipping: 0, total: 125 }],
  ['a lower total', 409, { total: 1 }],
  ['a quantity of 0', 400, { products: [{ ...testLine, quantity: 0 }] }],
  ['a quantity of -1', 400, { products: [{ ...testLine, quantity: -1 }] }],
  ['a quantity of 1.5', 400, { products: [{ ...testLine, quantity: 1.5 }] }],
  ['a quantity of 1e9', 400, { products: [{ ...testLine, quantity: 1e9 }] }],
  ['a quantity of "1e3"', 400, { products: [{ ...testLine, quantity: '1e3' }] }],
  ['a negative price', 400, { products: [{ ...testLine, price: -125 }] }],
  ['no products', 400, { products: [] }],
  ['a product that is not sold', 400, { products: [{ ...testLine, name: 'Saffron dust' }] }],
  ['an order id with a slash', 400, { orderId: 'ORD/1' }],
  ['no address', 400, { shippingAddress: undefined }],
])('an order with %s is refused with %i and nothing is stored', async (_, status, change) => {
  const before = await countOrders()
  const refused = await asha.post('/api/orders', order('ORD-bad', change))
  expect(refused.statusCode).toBe(status)
  expect(refused.json().message).toMatch(/\.$/)
  expect(await countOrders()).toEqual(before)
})

test('a wrong total is refused with the right figures [11.37]', async () => {
  const refused = await asha.post('/api/orders', order('ORD-bad', { total: 1 }))
  expect(refused.json()).toMatchObject({
    code: 'PRICE_CHANGED',
    figures: { subtotal: 125, shipping: 50, tax: 22.5, total: 175 },
  })
})

test('the refusal names a product that is not sold', async () => {
  const products = [testLine, { ...testLine, name: 'Saffron dust' }]
  const refused = await asha.post('/api/orders', order('ORD-bad', { products }))
  expect(refused.json().message).toContain('"Saffron dust"')
})

test("an order requires a login, and the customer's own account [11.14]", async () => {
  expect((await shop.visitor().post('/api/orders', order('ORD-kept'))).statusCode).toBe(401)
  expect((await ravi.post('/api/orders', order('ORD-kept'))).statusCode).toBe(403)
  expect((await asha.get('/api/orders/ORD-3')).statusCode).toBe(404)
})

test('a shopper sees only their own orders, newest first [22.4]', async () => {
  expect((await ravi.get('/api/orders')).json()).toEqual([])
  await ravi.post('/api/orders', order('ORD-7', { userId: ravi.id }))
  await ravi.post('/api/orders', order('ORD-6', { userId: ravi.id }))
  const ids = (await ravi.get('/api/orders')).json().map((found: { orderId: string }) => found.orderId)
  expect(ids).toEqual(['ORD-6', 'ORD-7'])
  expect((await asha.get('/api/orders/ORD-7')).statusCode).toBe(404)
  expect((await shop.visitor().get('/api/orders')).statusCode).toBe(401)
})
