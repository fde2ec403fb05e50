import { sql } from 'drizzle-orm'
import { run } from '../../../../db/connection'
import { buildTestApp, type TestApp } from '../../../../testing/app'
import type { TestStaff } from '../../../../testing/staff'
import { paidOrder } from '../../../orders/admin/testing/paid-order'

let shop: TestApp
let asha: TestStaff
beforeAll(async () => {
  shop = await buildTestApp()
  asha = await shop.staff('packer')
})
afterAll(() => shop.close())

async function search(criteria: object) {
  const answer = await asha.post('/api/admin/orders/search', { shipments: 'all', money: 'any', ...criteria })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

async function found(criteria: object): Promise<string[]> {
  return (await search(criteria)).orders.map(({ orderId }: { orderId: string }) => orderId)
}

test('orders to pack are listed oldest first, without unpaid ones', async () => {
  const first = await paidOrder(shop)
  const unpaid = await paidOrder(shop, { isPaid: false })
  const second = await paidOrder(shop, { quantity: 3 })
  const { orders } = await search({ shipments: 'to-pack' })
  const ids = orders.map(({ orderId }: { orderId: string }) => orderId)
  expect(ids.indexOf(first.orderId)).toBeLessThan(ids.indexOf(second.orderId))
  expect(ids).not.toContain(unpaid.orderId)
  expect(orders.find(({ id }: { id: string }) => id === second.id)).toMatchObject({
    name: 'Asha Rao',
    place: 'Bangalore 560001',
    pieces: 3,
    lines: ['3 x Turmeric Powder, 100 g'],
    total: 425,
    money: 'Paid',
    word: 'To pack',
    isLate: false,
  })
})

test('unpaid orders are found by searching for them, whatever the payment filter', async () => {
  const { orderId } = await paidOrder(shop, { isPaid: false })
  expect(await found({})).not.toContain(orderId)
  expect(await found({ words: orderId })).toEqual([orderId])
  expect(await found({ words: orderId, money: 'unpaid' })).toEqual([orderId])
})

test('an order is found by number, name, four digits of the phone, email address, AWB, product and pincode', async () => {
  const address = {
    firstName: 'Meenakshi',
    lastName: 'ಸುಬ್ಬರಾವ್',
    email: 'meena@example.in',
    phone: '+91 94480 55512',
    pinCode: '570023',
  }
  const { id, orderId } = await paidOrder(shop, { address })
  await asha.post(`/api/admin/orders/${id}/ship`, { courier: 'dtdc', awb: 'ZX 9988' })
  for (const words of [
    orderId.slice(-6),
    'meenakshi ಸುಬ್ಬ',
    ' MEENA  ',
    '5551',
    '8055',
    '94480 55512',
    'meena@example',
    'zx9988',
    'zx 99',
    '570023',
  ])
    expect([words, await found({ words })]).toEqual([words, [orderId]])
  expect(await found({ words: 'turmeric' })).toContain(orderId)
  expect(await found({ words: 'nobody at all' })).toEqual([])
})

test.each(['%', '_', "'; drop table orders; --", '\\', '100%'])(
  '%j finds only orders that contain it',
  async (words) => {
    await paidOrder(shop)
    expect(await found({ words })).toEqual([])
  },
)

test('a list is read page by page, and each order appears once', async () => {
  const customer = await shop.customer('ravi')
  const address = { firstName: 'Partwise' }
  const made: string[] = []
  for (let number = 0; number < 23; number += 1)
    made.push((await paidOrder(shop, { customer, address })).orderId)
  const first = await search({ words: 'partwise', shipments: 'to-pack' })
  const second = await search({ words: 'partwise', shipments: 'to-pack', after: first.next })
  expect([first.orders.length, first.total, second.orders.length, second.next]).toEqual([
    20,
    23,
    3,
    undefined,
  ])
  const all = [...first.orders, ...second.orders].map(({ orderId }) => orderId)
  expect(all).toEqual(made)
})

test.each(['placed', 'name', 'place', 'pieces', 'total'] as const)(
  'a list sorted by %s is read page by page in both directions, and each order appears once',
  async (by) => {
    const words = `sorted by ${by}.`
    for (let number = 0; number < 22; number += 1)
      await paidOrder(shop, {
        customer: await shop.customer(`sorter${by}`),
        quantity: 1 + (number % 3),
        address: {
          firstName: words,
          lastName: number % 2 ? 'rao' : 'Iyer',
          city: number % 2 ? 'Mysuru' : 'Agra',
        },
      })
    async function read(isDescending: boolean): Promise<Record<string, string | number>[]> {
      const criteria = { words, sorting: { by, isDescending } }
      const first = await search(criteria)
      return [...first.orders, ...(await search({ ...criteria, after: first.next })).orders]
    }
    const [up, down] = [await read(false), await read(true)]
    expect(new Set(up.map(({ id }) => id)).size).toBe(22)
    expect(down.map(({ id }) => id)).toEqual(up.map(({ id }) => id).toReversed())
    const field = by === 'placed' ? 'createdAt' : by
    const keys = up.map((order) => order[field] ?? '')
    const compare = (one: string | number, other: string | number) =>
      typeof one === 'number' ? one - Number(other) : one.localeCompare(String(other), 'en')
    expect(keys).toEqual(keys.toSorted(compare))
  },
)

test('an order that received money which does not pay it is marked in the list and on its page', async () => {
  const { id, orderId } = await paidOrder(shop, { isPaid: false })
  const execute = (statement: string) => run(shop.database, sql.raw(statement))
  await execute(`insert into gateway_orders (id, "order", number, gateway_order_id, created_at)
    values ('held-${id}', '${id}', 1, 'held-${id}', now())`)
  await execute(`insert into ledger (at, provider, kind, state, gateway_id, amount, gateway_order, held)
    values (now(), 'cashfree', 'capture', 'done', 'held-${id}', 17600, 'held-${id}', 'amount')`)
  expect((await search({ words: orderId })).orders).toMatchObject([{ money: 'Pending', isPaymentHeld: true }])
  expect((await asha.get(`/api/admin/orders/${id}`)).json()).toMatchObject({ isPaymentHeld: true })
})

test('lists are separated by shipment and payment state', async () => {
  const address = { firstName: 'Filtered' }
  const part = await paidOrder(shop, { address, quantity: 2 })
  const shipped = await paidOrder(shop, { address })
  const lines = [{ line: 0, quantity: 1 }]
  await asha.post(`/api/admin/orders/${part.id}/ship`, { courier: 'dtdc', awb: 'P-100', lines })
  await asha.post(`/api/admin/orders/${shipped.id}/ship`, { courier: 'dtdc', awb: 'S-100' })
  const words = 'filtered'
  expect(await found({ words, shipments: 'to-pack' })).toEqual([part.orderId])
  expect(await found({ words, shipments: 'part-shipped' })).toEqual([part.orderId])
  expect(await found({ words, shipments: 'shipped' })).toEqual([shipped.orderId])
  expect(await found({ words, shipments: 'delivered' })).toEqual([])
  expect(await found({ words, money: 'refunded' })).toEqual([])
})

test('an order that should have shipped is late', async () => {
  const { orderId } = await paidOrder(shop)
  shop.wait(10 * 24 * 60 * 60_000)
  const visitor = await shop.staff('packer', 'Ravi')
  const answer = await visitor.post('/api/admin/orders/search', {
    words: orderId,
    shipments: 'all',
    money: 'any',
  })
  expect(answer.json().orders[0]).toMatchObject({ orderId, isLate: true })
})
