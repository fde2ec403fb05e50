import { sql } from 'drizzle-orm'
import { type Database, run } from '../../../db/connection'
import { openTestDatabase } from '../../../testing/database'
import { createNewOrdersRepository } from './new-orders.repository'
import { createNoticeOrders } from './notice-orders'

let database: Database
let time: number
let subjects: string[]
beforeEach(async () => {
  database = await openTestDatabase()
  time = Date.parse('2026-11-26T06:00:00Z')
  subjects = []
})
afterEach(() => database.close())

const HOUR = 3_600_000
const now = () => new Date(time)

function open() {
  const repository = createNewOrdersRepository(database, undefined)
  const order = { orderId: 'ORD-1', total: 1, shippingAddress: {} } as never
  const noticed = createNoticeOrders({
    ...{ database, repository, now, wakePush: () => {}, publicOrigin: 'https://shop.example' },
    devices: { all: async () => [], addSignal: async () => {} },
    orders: { find: async () => order, linesOf: async () => new Map() },
    outbox: { add: async ({ subject }) => void subjects.push(subject) },
  })
  return { ...noticed, repository }
}

async function paidOrder(id: string, at = now()) {
  const time = at.toISOString()
  await run(
    database,
    sql.raw(`insert into orders (id, customer_id, order_id, content_hash, status, payment_method, subtotal, shipping,
      tax, total, shipping_address, created_at)
    values ('${id}', 'c', 'ORD-${id}', '${id}', 'Paid', 'Prepaid', 1, 0, 0, 1, '{}', '${time}')`),
  )
  await run(
    database,
    sql.raw(
      `insert into order_events ("order", at, who, kind) values ('${id}', '${time}', 'gateway', 'paid')`,
    ),
  )
}

test('orders unopened for an hour are in one reminder mail, once; an opened one is not', async () => {
  const { notice, remind, repository } = open()
  for (const id of ['1', '2', '3']) await paidOrder(id)
  await notice()
  await repository.opened('2', now())
  subjects = []
  time += HOUR - 1
  await remind()
  expect(subjects).toEqual([])
  time += 1
  await Promise.all([remind(), remind()])
  expect(subjects).toEqual(['2 orders not opened for an hour'])
  time += HOUR
  await remind()
  expect(subjects).toHaveLength(1)
})

test('a refunded order causes no reminder', async () => {
  const { notice, remind } = open()
  await paidOrder('1')
  await notice()
  await run(database, sql.raw(`update orders set status = 'Refunded'`))
  subjects = []
  time += HOUR
  await remind()
  expect(subjects).toEqual([])
})

test('after an outage the shop reports the orders it missed, but none older than a day', async () => {
  const { notice } = open()
  await paidOrder('old', new Date(time - 25 * HOUR))
  await paidOrder('new', new Date(time - 23 * HOUR))
  await notice()
  await notice()
  expect(subjects).toHaveLength(1)
})

test('an order can be paid while the admin’s tables are broken', async () => {
  await run(database, sql.raw('drop table order_alerts cascade'))
  await expect(open().notice()).rejects.toThrow()
  await paidOrder('1')
})
