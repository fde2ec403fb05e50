import { sql } from 'drizzle-orm'
import { run } from '../../../db/connection'
import { buildTestApp, type TestApp, type TestCustomer } from '../../../testing/app'
import { openBrowser } from '../../../testing/browser'
import { eventually } from '../../../testing/eventually'
import type { TestStaff } from '../../../testing/staff'
import { HOLD_MS, type Orders } from '../../orders'
import { listBrokenCounts, moneyFor, orderPayments, stockCalls, turmericOrder } from './testing/counted-shop'

let shop: TestApp
let owner: TestStaff
let stock: ReturnType<typeof stockCalls>
let orders: Orders
beforeEach(async () => {
  shop = await buildTestApp()
  owner = await shop.staff('owner')
  stock = stockCalls(owner)
  orders = orderPayments(shop)
})
afterEach(async () => {
  expect(await listBrokenCounts(shop)).toEqual([])
  await shop.close()
})

async function place(customer: TestCustomer, orderId: string, quantity = 1, change: object = {}) {
  return customer.post('/api/orders', turmericOrder(customer.id, orderId, quantity, change))
}

async function placed(customer: TestCustomer, orderId: string, quantity = 1, change: object = {}) {
  expect(await place(customer, orderId, quantity, change)).toMatchObject({ statusCode: 201 })
  const [row] = (await run(shop.database, sql`select id from orders where order_id = ${orderId}`)) as {
    id: string
  }[]
  return row?.id ?? ''
}

const statusOf = async (id: string) => (await orders.find(id)).status
const eventKinds = async (id: string) => (await orders.journalOf(id)).map(({ kind }) => kind)
const fail = (id: string) => orders.failed(id, { paymentId: '', reason: '' }, 'gateway')
const pay = (id: string, quantity = 1) => orders.arrived(id, moneyFor(quantity), 'gateway')
const pack = { _id: 'turmeric-powder-100g', quantity: '100 g', price: 125 }
const shownPack = async () =>
  (await shop.visitor().get('/api/products/turmeric-powder')).json().data.variants[0]
const changeOf = { shippingAddress: { ...turmericOrder('', '', 1).shippingAddress, city: 'Mysuru' } }

test('an order reserves its packs once, and payment keeps them', async () => {
  await stock.start(10)
  const asha = await shop.customer('asha')
  const id = await placed(asha, 'ORD-1', 3)
  expect((await place(asha, 'ORD-1', 3)).statusCode).toBe(201)
  expect(await stock.level()).toMatchObject({ onHand: 10, reserved: 3, available: 7 })
  await pay(id, 3)
  expect(await stock.level()).toMatchObject({ onHand: 10, reserved: 3, available: 7 })
  shop.wait(HOLD_MS)
  await orders.releaseOverHolds()
  expect(await stock.level()).toMatchObject({ reserved: 3 })
})

test('without a count, orders are as before', async () => {
  const id = await placed(await shop.customer('asha'), 'ORD-1', 3)
  await pay(id, 3)
  expect(await statusOf(id)).toBe('Paid')
  expect(await shownPack()).toEqual(pack)
  expect(await run(shop.database, sql`select from stock_reservations`)).toEqual([])
  expect(await run(shop.database, sql`select from order_holds`)).toEqual([])
})

test.each([
  [0, '"Turmeric Powder" (100 g) is sold out. Please remove it from your cart.'],
  [1, 'Only one pack of "Turmeric Powder" (100 g) is left. Please change the quantity in your cart.'],
  [2, 'Only 2 packs of "Turmeric Powder" (100 g) are left. Please change the quantity in your cart.'],
])('with %d packs on hand, an order of 3 is refused and changes nothing', async (onHand, message) => {
  await stock.start(onHand)
  const answer = await place(await shop.customer('asha'), 'ORD-1', 3)
  expect(answer.statusCode).toBe(409)
  expect(answer.json()).toMatchObject({ code: 'SOLD_OUT', message })
  expect(await stock.level()).toMatchObject({ onHand, reserved: 0 })
  expect(await run(shop.database, sql`select from orders`)).toEqual([])
})

test('the last pack goes to one of two shoppers who order at the same moment on two servers', async () => {
  await stock.start(1)
  const [asha, ravi] = [await shop.customer('asha'), await shop.customer('ravi')]
  const other = openBrowser(await shop.another())
  for (const [name, value] of ravi.cookies) other.cookies.set(name, value)
  const answers = await Promise.all([
    place(asha, 'ORD-1'),
    other.post('/api/orders', turmericOrder(ravi.id, 'ORD-2', 1)),
  ])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409])
  expect(await stock.level()).toMatchObject({ onHand: 1, reserved: 1, available: 0 })
})

test("a changed cart sent from another tab does not compete with the customer's own unpaid order", async () => {
  await stock.start(1)
  const asha = await shop.customer('asha')
  const first = await placed(asha, 'ORD-1')
  const second = await placed(asha, 'ORD-2', 1, changeOf)
  expect(await stock.level()).toMatchObject({ reserved: 1 })
  await pay(second)
  await expect(orders.holdForPayment({ id: first })).rejects.toThrow('is sold out')
})

test('a failed payment releases the packs, and a new attempt reserves them or is refused before the gateway', async () => {
  await stock.start(1)
  const [asha, ravi] = [await shop.customer('asha'), await shop.customer('ravi')]
  const id = await placed(asha, 'ORD-1')
  await fail(id)
  expect(await stock.level()).toMatchObject({ reserved: 0 })
  await orders.holdForPayment({ id })
  await orders.reopen(id, asha.id)
  expect(await stock.level()).toMatchObject({ reserved: 1 })
  await fail(id)
  await placed(ravi, 'ORD-2')
  await expect(orders.holdForPayment({ id })).rejects.toMatchObject({ code: 'SOLD_OUT' })
})

test('an order that nobody pays for releases its packs after a quarter of an hour, and stays Pending', async () => {
  await stock.start(1)
  const id = await placed(await shop.customer('asha'), 'ORD-1')
  shop.wait(HOLD_MS)
  await orders.releaseOverHolds()
  expect(await stock.level()).toMatchObject({ reserved: 0 })
  expect(await statusOf(id)).toBe('Pending')
})

test('a late payment takes packs that are still there', async () => {
  await stock.start(1)
  const id = await placed(await shop.customer('asha'), 'ORD-1')
  await fail(id)
  await pay(id)
  expect(await stock.level()).toMatchObject({ reserved: 1, missing: 0 })
  expect(await eventKinds(id)).not.toContain('lost-hold')
})

test('a late payment for packs that are gone is an action item until packs arrive', async () => {
  await stock.start(1)
  const [asha, ravi] = [await shop.customer('asha'), await shop.customer('ravi')]
  const id = await placed(asha, 'ORD-1')
  await fail(id)
  await pay(await placed(ravi, 'ORD-2'))
  await pay(id)
  expect(await statusOf(id)).toBe('Paid')
  expect(await eventKinds(id)).toContain('lost-hold')
  expect(await stock.level()).toMatchObject({ onHand: 1, reserved: 1, missing: 1, available: 0 })
  expect(await shop.app.payments.waiting()).toMatchObject([{ kind: 'stock', about: 'ORD-1', order: id }])
  await stock.adjust({ kind: 'received', quantity: 1 })
  expect(await stock.level()).toMatchObject({ onHand: 2, reserved: 2, missing: 0 })
  expect(await shop.app.payments.waiting()).toEqual([])
})

test('a full refund releases the packs', async () => {
  await stock.start(2)
  const id = await placed(await shop.customer('asha'), 'ORD-1', 2)
  await pay(id, 2)
  const refund = { refund: 'r', paymentId: 'p', amount: moneyFor(2).amount, reason: '', isAll: true }
  await orders.refunded(id, refund)
  expect(await stock.level()).toMatchObject({ onHand: 2, reserved: 0 })
})

test('an unpaid order that its customer cancels releases its packs, and takes none again', async () => {
  await stock.start(1)
  const asha = await shop.customer('asha')
  const id = await placed(asha, 'ORD-1')
  expect((await asha.post('/api/orders/ORD-1/cancel', {})).statusCode).toBe(200)
  expect(await stock.level()).toMatchObject({ onHand: 1, reserved: 0 })
  await orders.holdForPayment({ id })
  expect(await stock.level()).toMatchObject({ reserved: 0 })
})

test('shipping takes packs from the shelf, and undoing it puts them back', async () => {
  await stock.start(5)
  const id = await placed(await shop.customer('asha'), 'ORD-1', 2)
  await pay(id, 2)
  const shipped = await owner.post(`/api/admin/orders/${id}/ship`, { courier: 'dtdc', awb: 'D-1234' })
  expect(await stock.level()).toMatchObject({ onHand: 3, reserved: 0 })
  const { shipment } = shipped.json()
  await owner.post(`/api/admin/shipments/${shipment.id}/undo`, { version: shipment.version })
  expect(await stock.level()).toMatchObject({ onHand: 5, reserved: 2 })
  expect(
    (await stock.history()).movements.map(({ kind, quantity, onHand }) => [kind, quantity, onHand]),
  ).toEqual([
    ['shipping-undone', 2, 5],
    ['shipped', -2, 3],
    ['started', 5, 5],
  ])
})

test('shipping more packs than were counted corrects the count', async () => {
  await stock.start(2)
  const id = await placed(await shop.customer('asha'), 'ORD-1', 2)
  await pay(id, 2)
  await stock.adjust({ kind: 'damaged', quantity: 1 })
  expect(await stock.level()).toMatchObject({ onHand: 1, reserved: 2, available: 0 })
  expect(await shop.app.payments.waiting()).toMatchObject([{ kind: 'stock', order: null }])
  await owner.post(`/api/admin/orders/${id}/ship`, { courier: 'dtdc', awb: 'D-1234' })
  expect(await stock.level()).toMatchObject({ onHand: 0, reserved: 0 })
  expect((await stock.history()).movements[1]).toMatchObject({ kind: 'correction', quantity: 1 })
  expect(await shop.app.payments.waiting()).toEqual([])
})

test('packs of orders that are open when counting starts are reserved', async () => {
  const [asha, ravi, meena] = [await shop.customer(), await shop.customer(), await shop.customer()]
  await pay(await placed(asha, 'ORD-1', 2), 2)
  await placed(ravi, 'ORD-2', 1)
  const shippedId = await placed(meena, 'ORD-3', 4)
  await pay(shippedId, 4)
  await owner.post(`/api/admin/orders/${shippedId}/ship`, { courier: 'dtdc', awb: 'D-1234' })
  await stock.start(10)
  expect(await stock.level()).toMatchObject({ onHand: 10, reserved: 3 })
  await stock.stop()
  expect(await stock.level()).toBeUndefined()
  expect((await stock.history()).movements.map(({ kind }) => kind)).toEqual(['stopped', 'started'])
  await stock.start(1)
  expect(await stock.level()).toMatchObject({ onHand: 1, reserved: 1, missing: 1 })
})

test('shoppers see how many are left only when few are, and sold out by itself', async () => {
  await stock.start(6)
  await eventually(async () => !('left' in (await shownPack())))
  const asha = await shop.customer('asha')
  const id = await placed(asha, 'ORD-1')
  await eventually(async () => 'left' in (await shownPack()))
  expect(await shownPack()).toEqual({ ...pack, left: 5 })
  await placed(asha, 'ORD-2', 5, changeOf)
  await eventually(async () => 'isSoldOut' in (await shownPack()))
  expect(await shownPack()).toEqual({ ...pack, isSoldOut: true })
  await fail(id)
  await eventually(async () => 'left' in (await shownPack()))
  expect(await shownPack()).toEqual({ ...pack, left: 1 })
})

test('the content version changes only with what shoppers see', async () => {
  const version = async () =>
    (await run(shop.database, sql`select version from content_versions where topic = 'catalogue'`))[0]
  const changes = async () =>
    (await run(shop.database, sql`select id from content_changes where kind = 'product'`)).length
  await stock.start(20)
  const [before, announced] = [await version(), await changes()]
  const asha = await shop.customer('asha')
  await placed(asha, 'ORD-1', 10)
  expect(await version()).toEqual(before)
  await placed(asha, 'ORD-2', 5, changeOf)
  expect(await version()).not.toEqual(before)
  expect(await changes()).toBe(announced)
})

test('a transaction that is cut off after placing leaves neither order nor reservation', async () => {
  await stock.start(1)
  await run(shop.database, sql`alter table order_holds add constraint broken check (until is null)`)
  expect((await place(await shop.customer('asha'), 'ORD-1')).statusCode).toBe(500)
  expect(await stock.level()).toMatchObject({ reserved: 0 })
  expect(await run(shop.database, sql`select from orders`)).toEqual([])
})
