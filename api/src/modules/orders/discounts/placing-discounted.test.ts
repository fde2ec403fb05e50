import { eq } from 'drizzle-orm'
import { buildTestApp, type TestApp, type TestCustomer } from '../../../testing/app'
import { openBrowser } from '../../../testing/browser'
import { buildOrder, testLine } from '../../../testing/orders'
import { addDiscount, listUses, removeDiscounts } from '../testing/discounts'
import { discounts } from './discounts.tables'

let shop: TestApp
let asha: TestCustomer
let ravi: TestCustomer
let run = 0
beforeAll(async () => {
  shop = await buildTestApp()
  asha = await shop.customer('asha')
  ravi = await shop.customer('ravi')
})
afterAll(() => shop.close())
beforeEach(async () => {
  await removeDiscounts(shop)
  // Earlier tests' refused codes no longer count as guesses.
  shop.wait(15 * 60_000)
  run += 1
})

/** An order id of this test only. */
const idOf = (name: string) => `${name}-${run}`

const discounted = { code: 'DIWALI10', discount: 12.5, tax: 20.25, total: 162.5 }

const place = (customer: TestCustomer, orderId: string, change: object = discounted) =>
  customer.post('/api/orders', buildOrder(customer.id, idOf(orderId), change))

const change = (to: Partial<typeof discounts.$inferSelect>) =>
  shop.database.connection().update(discounts).set(to).where(eq(discounts.code, 'DIWALI10'))

test('an order with a code is stored with its discount, line by line, and found again', async () => {
  await addDiscount(shop)
  const placed = await place(asha, 'ORD-1')
  expect(placed.statusCode).toBe(201)
  expect(placed.json().order).toMatchObject({
    products: [{ price: 125, quantity: 1, discount: 12.5 }],
    subtotal: 125,
    shipping: 50,
    tax: 20.25,
    total: 162.5,
    discount: { code: 'DIWALI10', amount: 12.5 },
  })
  expect((await asha.get(`/api/orders/${idOf('ORD-1')}`)).json()).toEqual(placed.json().order)
  expect(await listUses(shop)).toMatchObject([{ customerId: asha.id, state: 'held', isAboveLimit: false }])
})

test('an order without a discount has no new fields', async () => {
  await addDiscount(shop)
  await addDiscount(shop, { code: null, name: 'Diwali', value: 20 })
  const { order } = (await place(asha, 'ORD-1', {})).json()
  expect(order).toMatchObject({ tax: 22.5, total: 175 })
  expect(order).not.toHaveProperty('discount')
  expect(order.products[0]).not.toHaveProperty('discount')
  expect(await listUses(shop)).toEqual([])
})

test('the server decides the discount, whatever the browser sends', async () => {
  await addDiscount(shop)
  for (const wrong of [
    { discount: 100, tax: 4.5, total: 75 },
    { total: 12.5 },
    { discount: 12.49 },
    { tax: 0 },
  ]) {
    const refused = await place(asha, 'ORD-1', { ...discounted, ...wrong })
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({
      code: 'DISCOUNT_CHANGED',
      message: 'Your discount is now Rs 12.50 and your order total Rs 162.50. Please order again.',
      figures: { subtotal: 125, shipping: 50, tax: 20.25, total: 162.5, discount: 12.5 },
    })
  }
  const invented = await place(asha, 'ORD-1', { discount: 100, total: 75, tax: 4.5 })
  expect(invented.json()).toMatchObject({ code: 'DISCOUNT_CHANGED', figures: { discount: 0, total: 175 } })
  expect(await listUses(shop)).toEqual([])
})

test('an automatic offer applies to an order that was shown it', async () => {
  await addDiscount(shop, { code: null, name: 'Diwali' })
  const { code, ...shown } = discounted
  expect((await place(asha, 'ORD-1', shown)).json().order).toMatchObject({
    discount: { name: 'Diwali', amount: 12.5 },
  })
  await addDiscount(shop, { code: 'DIWALI10', value: 5 })
  expect((await place(asha, 'ORD-2')).json().order).toMatchObject({ discount: { name: 'Diwali' } })
})

test.each([
  ['paused', { isPaused: true }, 'This discount code isn’t valid. Check it and try again.'],
  ['expired', { endsAt: new Date(0) }, 'This discount code isn’t valid. Check it and try again.'],
  ['used up', { mostUses: 0 }, 'This discount code has been used up.'],
  ['raised its minimum', { minimum: 900_00 as never }, 'This discount code is for orders of Rs 900 or more.'],
])(
  'a code that was %s between price and payment is refused with the right figures',
  async (_, to, message) => {
    await addDiscount(shop)
    await change(to)
    const refused = await place(asha, 'ORD-1')
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({
      code: 'DISCOUNT_CHANGED',
      message,
      figures: { tax: 22.5, total: 175, discount: 0 },
    })
    expect((await place(asha, 'ORD-1', {})).statusCode).toBe(201)
  },
)

test('a lower discount than was shown is refused with the right figures', async () => {
  await addDiscount(shop)
  await change({ value: 8 })
  expect((await place(asha, 'ORD-1')).json()).toMatchObject({
    code: 'DISCOUNT_CHANGED',
    figures: { discount: 10, total: 165 },
  })
})

test('the same order sent again is the same order and one use, even if the code has ended', async () => {
  await addDiscount(shop, { mostUses: 1, mostUsesPerCustomer: 1 })
  const placed = await place(asha, 'ORD-1')
  const written = { ...discounted, code: ' diwali10 ', discount: '12.50' }
  expect((await place(asha, 'ORD-1', written)).body).toBe(placed.body)
  await change({ isPaused: true })
  expect((await place(asha, 'ORD-1')).body).toBe(placed.body)
  expect(await listUses(shop)).toHaveLength(1)
  expect((await place(asha, 'ORD-1', {})).json()).toMatchObject({ code: 'ORDER_ID_REUSED' })
})

test('two servers never give the last use of a code to two orders at the same moment', async () => {
  await addDiscount(shop, { mostUses: 1 })
  const twin = openBrowser(await shop.another())
  for (const [name, value] of ravi.cookies) twin.cookies.set(name, value)
  const answers = await Promise.all([
    ...Array.from({ length: 5 }, (_, index) => place(asha, `ORD-${index}`)),
    ...Array.from({ length: 5 }, (_, index) =>
      twin.post('/api/orders', buildOrder(ravi.id, idOf(`ORD-${index}`), discounted)),
    ),
  ])
  const codes = answers.map((answer) => answer.statusCode).toSorted()
  expect(codes).toEqual([201, ...Array(9).fill(409)])
  expect(await listUses(shop)).toHaveLength(1)
})

test('a customer uses a code as often as it allows, whatever others do', async () => {
  await addDiscount(shop, { mostUsesPerCustomer: 1 })
  expect((await place(asha, 'ORD-1')).statusCode).toBe(201)
  expect((await place(asha, 'ORD-2')).json()).toMatchObject({
    code: 'DISCOUNT_CHANGED',
    message: 'You’ve already used this discount code.',
  })
  expect((await place(ravi, 'ORD-1')).statusCode).toBe(201)
})

test('a customer can’t use a code for another customer or see the discount of their order', async () => {
  await addDiscount(shop)
  await place(asha, 'ORD-1')
  const forAsha = await ravi.post('/api/orders', buildOrder(asha.id, idOf('ORD-2'), discounted))
  expect(forAsha.statusCode).toBe(403)
  expect((await ravi.get(`/api/orders/${idOf('ORD-1')}`)).statusCode).toBe(404)
  expect(await listUses(shop)).toHaveLength(1)
})

test.each(['दिवाली', 'X'.repeat(10_240), 'A\u0007B12', '--'])(
  'an order with %j as its code is invalid',
  async (code) => {
    const refused = await place(asha, 'ORD-1', { ...discounted, code })
    expect(refused.statusCode).toBe(400)
    expect(refused.body).toContain('Discount codes have 3 to 30 letters, digits and hyphens.')
  },
)

test('codes cannot be guessed by placing orders', async () => {
  const guesses = await Promise.all(
    Array.from({ length: 12 }, (_, guess) =>
      place(asha, `ORD-${guess}`, { ...discounted, code: `GUESS${guess}` }),
    ),
  )
  expect(guesses.filter((answer) => answer.statusCode === 429)).toHaveLength(2)
  const undiscounted = await place(ravi, 'ORD-1', { code: 'GUESS' })
  expect(undiscounted.json()).toMatchObject({ code: 'DISCOUNT_CHANGED', figures: { total: 175 } })
})

test('a discount of an amount is exact for packs that cannot share it evenly', async () => {
  await addDiscount(shop, { code: 'SAVE100', kind: 'amount', value: 100_00 })
  const sums = { subtotal: 375, discount: 100, tax: 49.5, total: 325 }
  const placed = await place(asha, 'ORD-1', {
    products: [{ ...testLine, quantity: 3 }],
    code: 'SAVE100',
    ...sums,
  })
  expect(placed.json().order).toMatchObject({ products: [{ discount: 99.99 }], discount: { amount: 100 } })
})
