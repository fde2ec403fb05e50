import { eq } from 'drizzle-orm'
import { buildTestApp, type TestApp, type TestCustomer } from '../../../testing/app'
import { buildOrder } from '../../../testing/orders'
import { createHoldsRepository } from '../holds/holds.repository'
import { createOrderHolds, HOLD_MS } from '../holds/order-holds'
import { createOrdersRepository, type StoredOrder } from '../orders.repository'
import { addDiscount, listUses, removeDiscounts } from '../testing/discounts'
import { createDiscounts } from '.'
import { discounts } from './discounts.tables'

let shop: TestApp
let asha: TestCustomer
let holds: ReturnType<typeof createOrderHolds>
let run = 0
beforeAll(async () => {
  shop = await buildTestApp()
  asha = await shop.customer('asha')
  const { database, now } = shop
  holds = createOrderHolds({
    kinds: [createDiscounts({ database, now }).hold],
    repository: createHoldsRepository(database),
    orders: createOrdersRepository(database),
    inTransaction: database.inTransaction,
    now,
  })
})
afterAll(() => shop.close())
beforeEach(async () => {
  await removeDiscounts(shop)
  await addDiscount(shop, { mostUses: 1 })
  run += 1
})

const place = (orderId: string) =>
  asha.post(
    '/api/orders',
    buildOrder(asha.id, `${orderId}-${run}`, { code: 'DIWALI10', discount: 12.5, tax: 20.25, total: 162.5 }),
  )

async function placed(orderId: string): Promise<StoredOrder> {
  expect((await place(orderId)).statusCode).toBe(201)
  const order = await createOrdersRepository(shop.database).find(asha.id, `${orderId}-${run}`)
  if (!order) throw new Error(`Order ${orderId} was not stored.`)
  return order
}

const keep = (order: StoredOrder) => shop.database.inTransaction(() => holds.keep(order))
const release = (order: StoredOrder) => shop.database.inTransaction(() => holds.release(order))
const states = async () => (await listUses(shop)).map(({ state }) => state).toSorted()

test('an order that nobody pays for gives its use back, so that another order can have it', async () => {
  await placed('ORD-1')
  expect((await place('ORD-2')).json()).toMatchObject({ code: 'DISCOUNT_CHANGED' })
  shop.wait(HOLD_MS)
  await holds.releaseOver()
  expect((await place('ORD-2')).statusCode).toBe(201)
  expect(await states()).toEqual(['held', 'released'])
})

test('a paid order keeps its use', async () => {
  await keep(await placed('ORD-1'))
  shop.wait(HOLD_MS)
  await holds.releaseOver()
  expect(await states()).toEqual(['kept'])
  expect((await place('ORD-2')).json()).toMatchObject({ message: 'This discount code has been used up.' })
})

test('a failed or cancelled order gives its use back', async () => {
  const first = await placed('ORD-1')
  await release(first)
  const second = await placed('ORD-2')
  await keep(second)
  await release(second)
  expect(await states()).toEqual(['released', 'released'])
})

test('an order that is paid again takes its use again, even if the code was paused or has ended', async () => {
  const order = await placed('ORD-1')
  await release(order)
  await shop.database
    .connection()
    .update(discounts)
    .set({ isPaused: true, endsAt: new Date(0) })
    .where(eq(discounts.code, 'DIWALI10'))
  await holds.beforePayment(order)
  expect(await states()).toEqual(['held'])
})

test('an order is not paid again at its price if others have used the code up', async () => {
  const order = await placed('ORD-1')
  await release(order)
  await placed('ORD-2')
  await expect(holds.beforePayment(order)).rejects.toMatchObject({
    code: 'DISCOUNT_CHANGED',
    message: 'The discount of this order has been used up by other orders. Please place a new order.',
  })
})

test('a late payment keeps its promised price, and its use above the limit is marked', async () => {
  const late = await placed('ORD-1')
  await release(late)
  const second = await placed('ORD-2')
  await keep(second)
  expect(await keep(late)).toBe(true)
  await keep(late)
  const uses = await listUses(shop)
  expect(uses.find(({ order }) => order === late.id)).toMatchObject({ state: 'kept', isAboveLimit: true })
  expect(uses.find(({ order }) => order === second.id)).toMatchObject({ isAboveLimit: false })
})

test('a late payment within the limit is like any other', async () => {
  const late = await placed('ORD-1')
  await release(late)
  await keep(late)
  expect(await listUses(shop)).toMatchObject([{ state: 'kept', isAboveLimit: false }])
})
