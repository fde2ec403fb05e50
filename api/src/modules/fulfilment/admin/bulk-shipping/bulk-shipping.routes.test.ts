import type { PackedShipment, RowResult } from 'shared-contracts/fulfilment/admin/bulk-shipping-schema'
import { buildTestApp, type TestApp } from '../../../../testing/app'
import type { TestStaff } from '../../../../testing/staff'
import { listAuditEntries, paidOrder, waitingMails } from '../../../orders/admin/testing/paid-order'

let shop: TestApp
let asha: TestStaff
let ravi: TestStaff
beforeAll(async () => {
  shop = await buildTestApp()
  asha = await shop.staff('packer')
  ravi = await shop.staff('packer', 'Ravi')
})
afterAll(() => shop.close())

async function list(who = asha): Promise<Record<'packed' | 'justShipped', PackedShipment[]>> {
  return (await who.get('/api/admin/packed-shipments')).json()
}

async function pack(orders: readonly string[], who = asha): Promise<RowResult[]> {
  return (await who.post('/api/admin/bulk-packing', { orders })).json().results
}

/** Creates packed orders. @returns each with its row to ship */
async function packedOrders(count: number) {
  const made = []
  for (let number = 0; number < count; number += 1) made.push(await paidOrder(shop, { quantity: 2 }))
  await pack(made.map(({ id }) => id))
  const { packed } = await list()
  return made.flatMap((order) => {
    const row = packed.find((one) => one.order === order.id)
    if (!row) return []
    const { id, version } = row.shipment
    return [{ ...order, row: { id, version, courier: 'dtdc', awb: `B-${order.orderId}` } }]
  })
}

async function post(path: string, shipments: readonly object[], key: string): Promise<RowResult[]> {
  const answer = await asha.send({
    method: 'POST',
    url: `/api/admin/${path}`,
    headers: { 'idempotency-key': key },
    payload: { shipments },
  })
  expect(answer.statusCode).toBe(200)
  return answer.json().results
}
const ship = (shipments: readonly object[], key = 'bulk-key-0001') => post('bulk-shipping', shipments, key)
const check = (shipments: readonly object[]) => post('bulk-shipping/check', shipments, 'bulk-key-check')
const shipmentsOf = async (id: string) => (await asha.get(`/api/admin/orders/${id}`)).json().shipments

test('packed orders are listed oldest first, and ship together, each with its mail and audit log entry', async () => {
  const orders = await packedOrders(3)
  const rows = (await list()).packed.filter(({ order }) => orders.some(({ id }) => id === order))
  expect(rows.map(({ orderId }) => orderId)).toEqual(orders.map(({ orderId }) => orderId))
  expect(rows[0]).toMatchObject({ shipment: { state: 'packed', packedBy: 'Asha', isMine: true } })
  expect(await ship(orders.map(({ row }) => row))).toEqual(orders.map(({ row }) => ({ id: row.id })))
  for (const { id, orderId, row } of orders) {
    expect(await shipmentsOf(id)).toMatchObject([{ state: 'shipped', awb: row.awb, courierName: 'DTDC' }])
    expect((await listAuditEntries(shop, id)).map(({ what }) => what)).toEqual([
      'shipment-packed',
      'shipment-shipped',
    ])
    expect(await waitingMails(shop)).toContain(`Your order ${orderId} is on its way`)
  }
})

test('orders stay listed while their shipping can be undone, and can ship again once it is', async () => {
  const [order] = await packedOrders(1)
  if (!order) throw new Error('No order is packed.')
  await ship([order.row])
  const shipped = (await list()).justShipped.find((one) => one.order === order.id)
  expect(shipped).toMatchObject({ orderId: order.orderId, shipment: { awb: order.row.awb } })
  const version = shipped?.shipment.version ?? 0
  await asha.post(`/api/admin/shipments/${order.row.id}/undo`, { version })
  // After a lost response the request is retried with the key of the first attempt.
  expect(await ship([order.row])).toMatchObject([
    { problem: expect.stringContaining('has since been undone') },
  ])
  expect(await ship([{ ...order.row, version: version + 1 }], 'bulk-key-0002')).toEqual([
    { id: order.row.id },
  ])
  shop.wait(120_000)
  expect((await list()).justShipped.map(({ order: id }) => id)).not.toContain(order.id)
})

test('repeating a call ships nothing twice, even in parallel', async () => {
  const orders = await packedOrders(3)
  const rows = orders.map(({ row }) => row)
  const done = rows.map(({ id }) => ({ id }))
  expect(await Promise.all([ship(rows), ship(rows)])).toEqual([done, done])
  expect(await ship(rows, 'another-key-01')).toEqual(done)
  for (const { id } of orders) {
    expect(await shipmentsOf(id)).toHaveLength(1)
    expect(await listAuditEntries(shop, id)).toHaveLength(2)
  }
})

test('a refused row has the reason, and the others ship', async () => {
  const [good, taken, odd, late] = await packedOrders(4)
  if (!good || !taken || !odd || !late) throw new Error('No order is packed.')
  const before = await paidOrder(shop)
  await asha.post(`/api/admin/orders/${before.id}/ship`, { courier: 'dtdc', awb: 'TAKEN-7' })
  await asha.post(`/api/admin/shipments/${late.row.id}/cancel`, { version: late.row.version })
  const rows = [good.row, { ...taken.row, awb: 'TAKEN-7' }, { ...odd.row, awb: '<b>' }, late.row]
  const refusals = [
    { id: good.row.id },
    {
      id: taken.row.id,
      problem: `That tracking number is already used for order ${before.orderId}. Check the number.`,
    },
    { id: odd.row.id, problem: expect.stringContaining('tracking number') },
    { id: late.row.id, problem: expect.stringContaining('Asha changed this') },
  ]
  expect(await check(rows)).toEqual(refusals)
  for (const { id } of [good, taken, odd])
    expect(await shipmentsOf(id)).toMatchObject([{ state: 'packed', version: good.row.version }])
  expect(await listAuditEntries(shop, good.id)).toHaveLength(1)
  expect(await waitingMails(shop)).not.toContain(`Your order ${good.orderId} is on its way`)
  expect(await ship(rows)).toEqual(refusals)
  expect(await shipmentsOf(good.id)).toMatchObject([{ state: 'shipped' }])
  expect(await shipmentsOf(taken.id)).toMatchObject([{ state: 'packed' }])
})

test('a number entered for two orders ships neither', async () => {
  const [one, other] = await packedOrders(2)
  if (!one || !other) throw new Error('No order is packed.')
  const rows = [
    { ...one.row, awb: 'SAME-1' },
    { ...other.row, awb: ' same-1 ' },
  ]
  const refusal = (orderId: string) =>
    `That tracking number is also entered for order ${orderId}. Check the number.`
  const refused = [
    { id: one.row.id, problem: refusal(other.orderId) },
    { id: other.row.id, problem: refusal(one.orderId) },
  ]
  expect(await check(rows)).toEqual(refused)
  expect(await ship(rows)).toEqual(refused)
  expect(await ship([rows[0], { ...rows[1], courier: 'delhivery' }].flatMap((row) => row ?? []))).toEqual([
    { id: one.row.id },
    { id: other.row.id },
  ])
})

test('many orders are packed at once, except those that are unpaid, shipped or being packed by somebody else', async () => {
  const [fresh, mine, theirs, shipped] = [
    await paidOrder(shop),
    await paidOrder(shop, { quantity: 2 }),
    await paidOrder(shop),
    await paidOrder(shop),
  ]
  const unpaid = await paidOrder(shop, { isPaid: false })
  const lines = [{ line: 0, quantity: 1 }]
  await asha.post(`/api/admin/orders/${mine.id}/shipments`, { lines })
  await ravi.post(`/api/admin/orders/${theirs.id}/shipments`, {})
  await asha.post(`/api/admin/orders/${shipped.id}/ship`, { courier: 'dtdc', awb: 'OFF-1' })
  const orders = [fresh, mine, theirs, shipped, unpaid].map(({ id }) => id)
  const results = await pack(orders)
  expect(results).toEqual([
    { id: fresh.id },
    { id: mine.id },
    { id: theirs.id, problem: 'Ravi is packing this order.' },
    { id: shipped.id, problem: expect.any(String) },
    { id: unpaid.id, problem: expect.any(String) },
  ])
  expect(await shipmentsOf(fresh.id)).toMatchObject([{ state: 'packed', version: 2, packedBy: 'Asha' }])
  expect(await shipmentsOf(mine.id)).toMatchObject([
    { state: 'packed', lines },
    { state: 'packed', lines },
  ])
  expect(await shipmentsOf(theirs.id)).toMatchObject([{ state: 'packing', packedBy: 'Ravi' }])
  expect(await pack(orders)).toEqual(results)
  expect(await shipmentsOf(mine.id)).toHaveLength(2)
  expect((await listAuditEntries(shop, fresh.id)).map(({ what }) => what)).toEqual(['shipment-packed'])
})

test('only people who may pack see and ship packed orders', async () => {
  const accountant = await shop.staff('accountant')
  expect((await accountant.get('/api/admin/packed-shipments')).statusCode).toBe(403)
  for (const path of ['bulk-packing', 'bulk-shipping', 'bulk-shipping/check'])
    expect((await accountant.post(`/api/admin/${path}`, {})).statusCode).toBe(403)
  expect((await asha.post('/api/admin/bulk-shipping', { shipments: [] })).statusCode).toBe(400)
})
