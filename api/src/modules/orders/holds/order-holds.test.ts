import { sql } from 'drizzle-orm'
import { run } from '../../../db/connection'
import { AppError } from '../../../errors'
import { buildTestApp, type TestApp } from '../../../testing/app'
import { buildOrder } from '../../../testing/orders'
import { createOrdersRepository, type StoredOrder } from '../orders.repository'
import { createHoldsRepository } from './holds.repository'
import type { OrderHold } from './order-hold'
import { createOrderHolds, HOLD_MS } from './order-holds'

let shop: TestApp
let order: StoredOrder
beforeEach(async () => {
  shop = await buildTestApp()
  const asha = await shop.customer('asha')
  await asha.post('/api/orders', buildOrder(asha.id, 'ORD-1'))
  const stored = await createOrdersRepository(shop.database).find(asha.id, 'ORD-1')
  if (!stored) throw new Error('The order was not stored.')
  order = stored
})
afterEach(() => shop.close())

/** A hold of one thing, of which there is only one. */
function openHolds(change: Partial<OrderHold> = {}) {
  const holder = { order: '' }
  const hold: OrderHold = {
    take: async (placed) => {
      holder.order = placed.order.id
      return true
    },
    isLost: async (id) => holder.order !== id,
    retake: async ({ id }) => {
      holder.order = id
    },
    keep: async ({ id }) => holder.order === id,
    release: async () => {
      holder.order = ''
    },
    ...change,
  }
  const { inTransaction } = shop.database
  const holds = createOrderHolds({
    kinds: [hold],
    repository: createHoldsRepository(shop.database),
    orders: createOrdersRepository(shop.database),
    inTransaction,
    now: shop.now,
  })
  const sent = buildOrder(order.customerId, order.orderId)
  const take = () => inTransaction(() => holds.take({ order, sent, lines: [], products: [] }))
  return { holder, holds, take }
}

const storedStatus = async () =>
  (await createOrdersRepository(shop.database).find(order.customerId, order.orderId))?.status

const beginPaying = (nextQuestionAt: Date | null) =>
  run(
    shop.database,
    sql`insert into gateway_orders (id, "order", number, gateway_order_id, created_at, next_question_at)
      values ('g-1', ${order.id}, 1, 'ORD-1-g', now(), ${nextQuestionAt?.toISOString() ?? null})`,
  )

test('an order that nobody pays for loses what it holds after a quarter of an hour, and stays Pending', async () => {
  const { holder, holds, take } = openHolds()
  await take()
  shop.wait(HOLD_MS - 1)
  await holds.releaseOver()
  expect(holder.order).toBe(order.id)
  shop.wait(1)
  await holds.releaseOver()
  expect(holder.order).toBe('')
  expect(await storedStatus()).toBe('Pending')
})

test('an order whose payment has begun keeps what it holds until the gateway answers', async () => {
  const { holder, holds, take } = openHolds()
  await take()
  await beginPaying(shop.now())
  shop.wait(2 * HOLD_MS)
  await holds.releaseOver()
  expect(holder.order).toBe(order.id)
  await run(shop.database, sql`update gateway_orders set next_question_at = null`)
  await holds.releaseOver()
  expect(holder.order).toBe('')
})

test('a payment that begins late prolongs the hold, or takes it again', async () => {
  const { holder, holds, take } = openHolds()
  await take()
  shop.wait(HOLD_MS - 1)
  await holds.beforePayment(order)
  shop.wait(1)
  await holds.releaseOver()
  expect(holder.order).toBe(order.id)
  shop.wait(HOLD_MS)
  await holds.releaseOver()
  await holds.beforePayment(order)
  expect(holder.order).toBe(order.id)
})

test('a payment is refused if what the order held is gone', async () => {
  const refusal = new AppError('SOLD_OUT', 'It is gone.')
  const { holds } = openHolds({ retake: () => Promise.reject(refusal) })
  await expect(holds.beforePayment(order)).rejects.toBe(refusal)
})

test('a failure to release one order does not keep the others', async () => {
  const { holds, take } = openHolds({ release: () => Promise.reject(new Error('No.')) })
  await take()
  shop.wait(HOLD_MS)
  await expect(holds.releaseOver()).rejects.toThrow('still hold something')
  expect(await run(shop.database, sql`select from order_holds`)).toHaveLength(1)
})
