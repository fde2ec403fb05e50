import { sql } from 'drizzle-orm'
import type { TodayName } from 'shared-contracts/analytics/admin/today-schema'
import { type Database, run } from '../../../db/connection'
import { openTestDatabase } from '../../../testing/database'
import { createDashboardRepository } from './dashboard.repository'
import { createDashboard } from './dashboard.service'
import { createSales } from './sales'

let database: Database
beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.close())

const execute = (statement: string) => run(database, sql.raw(statement))

/** @param paidAt omitted for an unpaid order. @param held the reason why the payment left the order unpaid */
async function order(id: string, placedAt: string, paidAt?: string, rupees = 100, held?: string) {
  const address = '{"firstName":"Asha","lastName":"Rao","phone":"9876543210"}'
  await execute(`
    insert into orders (id, customer_id, order_id, content_hash, status, payment_method, subtotal, shipping, tax, total,
      shipping_address, created_at)
    values ('${id}', 'c', 'ORD-${id}', '${id}', '${paidAt && !held ? 'Paid' : 'Pending'}', 'Prepaid', 1, 0, 0,
      ${rupees * 100}, '${address}', '${placedAt}')`)
  await execute(`insert into order_lines ("order", line, product_id, variant_id, name, variant, price, quantity, image)
    values ('${id}', 0, 'p', 'v', 'Turmeric', '100 g', ${rupees * 50}, 2, '')`)
  if (!paidAt) return
  await execute(`insert into gateway_orders (id, "order", number, gateway_order_id, created_at)
    values ('g-${id}', '${id}', 1, 'g-${id}', '${placedAt}')`)
  await execute(`insert into ledger (at, provider, kind, state, gateway_id, amount, gateway_order, held)
    values ('${paidAt}', 'cashfree', 'capture', 'done', 'p-${id}', ${rupees * 100}, 'g-${id}', ${held ? `'${held}'` : 'null'})`)
  if (!held)
    await execute(
      `insert into order_events ("order", at, who, kind) values ('${id}', '${paidAt}', 'gateway', 'paid')`,
    )
}

/** Adds an order that was paid at the given time, and its shipments in order. */
async function shipped(id: string, paidAt: string, ...leftAt: string[]) {
  await order(id, paidAt, paidAt)
  for (const [index, at] of leftAt.entries())
    await execute(`insert into shipments (id, "order", number, state, packer, packer_name, created_at, shipped_at, changed_at, changed_by)
      values ('${id}-${index}', '${id}', ${index + 1}, 'shipped', 'p', 'P', '${at}', '${at}', '${at}', 'p')`)
  await execute(`update orders set fulfilment_state = 'shipped' where id = '${id}'`)
}

async function refund(id: string, of: string, at: string, rupees: number, state = 'done') {
  await execute(`insert into ledger (at, provider, kind, state, gateway_id, amount, capture)
    select '${at}', 'cashfree', 'refund', '${state}', '${id}', ${rupees * 100}, id from ledger where gateway_id = 'p-${of}'`)
}

const NOW = '2026-11-01T06:30:00Z'

function createTodayReader(now: string, checkEmail?: string) {
  return createDashboard({
    repository: createDashboardRepository(database, checkEmail),
    orders: {
      find: async (id) =>
        ({ id, orderId: `ORD-${id}`, total: 1, createdAt: new Date(), shippingAddress: {} }) as never,
      sameCart: { paidAs: async () => undefined, openOnes: async () => [] },
    },
    steps: async (days) => new Map([['product-seen', days * 10]]),
    payAgainAt: ({ orderId }) => `https://shop.example/${orderId}`,
    now: () => new Date(now),
  })()
}

const readSales = (checkEmail?: string) =>
  createSales({
    repository: createDashboardRepository(database, checkEmail),
    now: () => new Date(NOW),
  })()

const findNumber = async (name: TodayName, now = NOW) =>
  (await createTodayReader(now)).numbers.find((number) => number.name === name)

test('days change at midnight in India, across the end of a month', async () => {
  await order('last', '2026-10-31T18:00:00Z', '2026-10-31T18:29:59Z', 100)
  await order('first', '2026-10-31T18:00:00Z', '2026-10-31T18:30:00Z', 250)
  await order('same-time-a-week-before', '2026-10-25T00:00:00Z', '2026-10-25T06:29:59Z', 40)
  await order('later-a-week-before', '2026-10-25T00:00:00Z', '2026-10-25T06:30:00Z', 70)
  expect(await findNumber('sales')).toEqual({
    name: 'sales',
    today: { now: 25_000, before: 4_000 },
    week: { now: 35_000, before: 4_000 },
  })
  expect(await findNumber('orders')).toMatchObject({ today: { now: 1, before: 1 }, week: { now: 2 } })
  expect(await findNumber('average')).toMatchObject({ week: { now: 17_500 } })
})

test('the totals match handwritten SQL that computes Indian days in PostgreSQL', async () => {
  const hours = Array.from({ length: 15 * 4 }, (_, index) => index * 6)
  for (const hour of hours) {
    const at = new Date(Date.parse('2026-10-18T19:00:00Z') + hour * 3_600_000).toISOString()
    await order(`o${hour}`, at, hour % 18 === 0 ? undefined : at, 10 + hour)
    if (hour % 12 === 0 && hour % 18 !== 0) await refund(`r${hour}`, `o${hour}`, at, 5)
  }
  const now = '2026-11-01T18:29:59.999Z'
  const [row] = (await execute(`
    with day as (select l.*, (l.at at time zone 'Asia/Kolkata')::date as on from ledger l)
    select
      sum(amount) filter (where kind = 'capture' and "on" = '2026-11-01')::int as today,
      sum(amount) filter (where kind = 'capture' and "on" between '2026-10-26' and '2026-11-01')::int as week,
      sum(amount) filter (where kind = 'capture' and "on" between '2026-10-19' and '2026-10-25')::int as week_before,
      sum(amount) filter (where kind = 'refund' and "on" between '2026-10-26' and '2026-11-01')::int as back
    from day`)) as Record<string, number>[]
  expect(await findNumber('sales', now)).toMatchObject({
    today: { now: row?.today },
    week: { now: row?.week, before: row?.week_before },
  })
  expect(await findNumber('refunded', now)).toMatchObject({ week: { now: row?.back } })
})

test("a refund counts once, on the day it is made, and does not change the sale's day", async () => {
  await order('a', '2026-10-20T06:00:00Z', '2026-10-20T06:00:00Z', 100)
  await refund('r-1', 'a', '2026-10-31T20:00:00Z', 30, 'pending')
  await refund('r-1', 'a', '2026-10-31T21:00:00Z', 30)
  await refund('r-2', 'a', '2026-10-31T21:00:00Z', 20, 'failed')
  await refund('r-3', 'a', '2026-10-31T21:00:00Z', 10)
  await refund('r-3', 'a', '2026-10-31T22:00:00Z', 10, 'failed')
  expect(await findNumber('refunded')).toMatchObject({ today: { now: 3_000, before: 0 } })
  expect(await findNumber('sales')).toMatchObject({ week: { now: 0, before: 10_000 } })
})

test('unpaid orders, held payments and their refunds are not sales', async () => {
  await order('unpaid', '2026-11-01T05:00:00Z')
  await order('held', '2026-11-01T05:00:00Z', '2026-11-01T05:01:00Z', 80, 'amount')
  await refund('r-1', 'held', '2026-11-01T05:30:00Z', 80)
  await order('paid', '2026-11-01T05:00:00Z', '2026-11-01T05:02:00Z', 60)
  expect(await findNumber('sales')).toMatchObject({ today: { now: 6_000 } })
  expect(await findNumber('refunded')).toMatchObject({ today: { now: 0 } })
  expect(await findNumber('paid-share')).toMatchObject({ today: { now: 33, before: null } })
  const { unpaid, topVariants, steps } = await createTodayReader(NOW)
  expect(unpaid.map(({ orderId }) => orderId).toSorted()).toEqual(['ORD-held', 'ORD-unpaid'])
  expect(topVariants).toEqual([{ name: 'Turmeric', variant: '100 g', pieces: 2, money: 6_000 }])
  expect(steps[0]).toEqual({ step: 'product-seen', today: 10, week: 70 })
})

test('orders to pack and late ones are counted as in the queue, regardless of refunds and unpaid orders', async () => {
  await order('fresh', '2026-10-31T05:00:00Z', '2026-10-31T05:00:00Z')
  await order('in-time', '2026-10-24T00:00:00+05:30', '2026-10-24T06:00:00Z')
  await order('late', '2026-10-23T23:59:59+05:30', '2026-10-24T06:00:00Z')
  await order('part', '2026-10-01T06:00:00Z', '2026-10-01T06:00:00Z')
  await execute(`update orders set fulfilment_state = 'part-shipped' where id = 'part'`)
  await order('refunded', '2026-10-01T06:00:00Z', '2026-10-01T06:00:00Z')
  await execute(`update orders set status = 'Refunded' where id = 'refunded'`)
  await order('never-paid', '2026-10-01T06:00:00Z')
  await shipped('gone', '2026-10-01T06:00:00Z', '2026-10-02T06:00:00Z')
  expect((await createTodayReader(NOW)).shelf).toEqual({ toPack: 4, late: 2 })
})

test('hours from payment to shipping are the median by first shipment, across the end of a month', async () => {
  await shipped('slow', '2026-10-28T18:00:00Z', '2026-10-31T18:00:00Z')
  await shipped('quick', '2026-10-31T17:00:00Z', '2026-10-31T18:30:00Z')
  await shipped('two', '2026-10-31T06:00:00Z', '2026-10-31T19:00:00Z', '2026-11-01T05:00:00Z')
  await shipped('last-week', '2026-10-24T20:00:00Z', '2026-10-25T00:00:00Z')
  await shipped('not-yet', '2026-11-01T00:00:00Z')
  await order('paid', '2026-11-01T00:00:00Z', '2026-11-01T00:00:00Z')
  const [row] = (await execute(`
    with first as (
      select e."order", min(s.shipped_at) as left_at, min(e.at) as paid_at
      from order_events e join shipments s on s."order" = e."order" where e.kind = 'paid' group by e."order")
    select percentile_cont(0.5) within group (order by extract(epoch from left_at - paid_at) / 3600)
      filter (where (left_at at time zone 'Asia/Kolkata')::date between '2026-10-26' and '2026-11-01') as week
    from first`)) as { week: number }[]
  expect(await findNumber('hours-to-ship')).toEqual({
    name: 'hours-to-ship',
    today: { now: 7.3, before: 4 },
    week: { now: Number(row?.week), before: 4 },
  })
  expect(Number(row?.week)).toBe(13)
})

test('a synthetic purchase is not a sale', async () => {
  await execute(`insert into customers (id, first_name, last_name, email, phone, country_code, password_hash, created_at)
    values ('c', 'Check', '', 'check@example.in', '', '', '', now())`)
  await order('a', '2026-11-01T05:00:00Z', '2026-11-01T05:02:00Z', 60)
  const { days } = await readSales('check@example.in')
  expect(days.filter(({ orders }) => orders > 0)).toEqual([])
  const { numbers, topVariants } = await createTodayReader(NOW, 'check@example.in')
  expect(numbers.find(({ name }) => name === 'sales')).toMatchObject({ today: { now: 0 } })
  expect(topVariants).toEqual([])
})

test('sales are listed by day in India for 30 days, with zeros for days without any', async () => {
  await order('before', '2026-10-02T18:00:00Z', '2026-10-02T18:29:59Z', 90)
  await order('first-day', '2026-10-02T18:00:00Z', '2026-10-02T18:30:00Z', 100)
  await order('today', '2026-11-01T05:00:00Z', '2026-11-01T05:02:00Z', 60)
  await order('today-too', '2026-10-31T18:30:00Z', '2026-10-31T18:30:00Z', 40.5)
  await order('held', '2026-11-01T05:00:00Z', '2026-11-01T05:01:00Z', 80, 'amount')
  const { days } = await readSales()
  expect(days).toHaveLength(30)
  expect(days.filter(({ orders }) => orders > 0)).toEqual([
    { day: '2026-10-03', orders: 1, money: 10_000 },
    { day: '2026-11-01', orders: 2, money: 10_050 },
  ])
  expect(days[1]).toEqual({ day: '2026-10-04', orders: 0, money: 0 })
})

test('sold-out packs that customers bought recently are listed, best-selling first', async () => {
  for (const id of ['p', 'q', 'r'])
    await execute(`insert into products (id, position, name, hindi_name, description, category)
      values ('${id}', 1, 'Product ${id}', '', '', 'whole-spices')`)
  for (const [product, isSoldOut] of Object.entries({ p: true, q: true, r: false }))
    await execute(`insert into variants (product_id, id, position, label, price, is_sold_out)
      values ('${product}', 'v', 1, '100 g', 5000, ${isSoldOut})`)
  for (const [id, product] of Object.entries({ a: 'p', b: 'q', c: 'q', d: 'r' })) {
    await order(id, '2026-10-20T05:00:00Z', '2026-10-20T05:00:00Z')
    await execute(`update order_lines set product_id = '${product}' where "order" = '${id}'`)
  }
  expect((await readSales()).soldOut).toEqual([
    { productId: 'q', name: 'Product q', variant: '100 g', pieces: 4 },
    { productId: 'p', name: 'Product p', variant: '100 g', pieces: 2 },
  ])
})

test('a payment that the owner accepted is a sale on the day of the acceptance, and its refund counts', async () => {
  await order('odd', '2026-10-31T06:00:00Z', '2026-10-31T06:00:00Z', 100, 'amount')
  expect(await findNumber('sales')).toMatchObject({ week: { now: 0 } })
  await execute(`insert into ledger (at, provider, kind, state, gateway_id, amount, capture, gateway_order)
    select '2026-11-01T06:00:00Z', provider, 'overpayment', 'done', gateway_id, 1, id, gateway_order from ledger`)
  expect(await findNumber('sales')).toMatchObject({ today: { now: 10_000 }, week: { now: 10_000 } })
  await refund('r', 'odd', '2026-11-01T06:10:00Z', 30)
  expect(await findNumber('refunded')).toMatchObject({ today: { now: 3_000 } })
})

test('an order whose money has arrived is not listed as unpaid, even if the payment is held', async () => {
  await order('held', '2026-10-31T06:00:00Z', '2026-10-31T06:00:00Z', 100, 'amount')
  await order('unpaid', '2026-10-31T06:00:00Z')
  const unpaidOnes = async () => (await createTodayReader(NOW)).unpaid.map((one) => one.order)
  expect(await unpaidOnes()).toEqual(['unpaid'])
  await refund('r', 'held', '2026-10-31T07:00:00Z', 100)
  expect((await unpaidOnes()).toSorted()).toEqual(['held', 'unpaid'])
})
