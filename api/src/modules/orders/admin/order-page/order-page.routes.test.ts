import { buildTestApp, type TestApp } from '../../../../testing/app'
import { testShippingAddress } from '../../../../testing/orders'
import type { TestStaff } from '../../../../testing/staff'
import { orderEvents } from '../../orders.tables'
import { listAuditEntries, paidOrder } from '../testing/paid-order'

let shop: TestApp
let asha: TestStaff
let ravi: TestStaff
beforeAll(async () => {
  shop = await buildTestApp()
  asha = await shop.staff('packer')
  ravi = await shop.staff('owner', 'Ravi')
})
afterAll(() => shop.close())

const page = async (id: string) => (await asha.get(`/api/admin/orders/${id}`)).json()
const corrected = { ...testShippingAddress, addressLine1: '21 Spice Lane', phone: '9999988888' }

test('an order’s page shows both states, the items, the address and the history', async () => {
  const { id, orderId } = await paidOrder(shop, { quantity: 2 })
  expect(await page(id)).toMatchObject({
    ...{ id, orderId, money: 'Paid', word: 'To pack', isLate: false, addressVersion: 1 },
    lines: [{ name: 'Turmeric Powder', variant: '100 g', quantity: 2, price: 125 }],
    address: testShippingAddress,
    open: [{ line: 0, quantity: 2 }],
    shipments: [],
    notes: [],
    history: [{ by: 'Customer', text: 'Placed' }],
  })
  expect((await asha.get('/api/admin/orders/unknown')).statusCode).toBe(404)
})

test('staff see who is packing an order, and cannot pack it too', async () => {
  const { id } = await paidOrder(shop)
  const { shipment } = (await asha.post(`/api/admin/orders/${id}/shipments`, {})).json()
  expect(shipment).toMatchObject({ state: 'packing', packedBy: 'Asha', isMine: true })
  const second = await ravi.post(`/api/admin/orders/${id}/shipments`, {})
  expect([second.statusCode, second.json().code]).toEqual([409, 'CHANGED_MEANWHILE'])
  expect(second.json().message).toMatch(/^Asha changed this on /)
  expect((await ravi.get(`/api/admin/orders/${id}`)).json().shipments).toMatchObject([
    { packedBy: 'Asha', isMine: false },
  ])
  const packed = await asha.post(`/api/admin/shipments/${shipment.id}/pack`, { version: shipment.version })
  expect(packed.json().shipment.state).toBe('packed')
  const stale = { version: shipment.version, courier: 'dtdc', awb: 'R-1000' }
  expect((await ravi.post(`/api/admin/shipments/${shipment.id}/ship`, stale)).json().code).toBe(
    'CHANGED_MEANWHILE',
  )
  expect((await page(id)).history.map(({ text }: { text: string }) => text)).toEqual([
    'Packed shipment 1',
    'Packing shipment 1',
    'Placed',
  ])
})

test.each([
  ['webhook', 'Payment provider'],
  ['follow-up', 'Payment provider'],
  ['gateway', 'Payment provider'],
  ['owner root', 'Owner, on the server'],
  ['Ravi', 'Ravi'],
])('the history calls %j %s', async (who, by) => {
  const { id } = await paidOrder(shop)
  await shop.database
    .connection()
    .insert(orderEvents)
    .values({ order: id, at: new Date(), who, kind: 'failed', note: '' })
  expect((await page(id)).history).toContainEqual(expect.objectContaining({ by, text: 'Payment failed' }))
})

test('items put back on the shelf can be packed by somebody else', async () => {
  const { id } = await paidOrder(shop)
  const { shipment } = (await asha.post(`/api/admin/orders/${id}/shipments`, {})).json()
  await asha.post(`/api/admin/shipments/${shipment.id}/cancel`, { version: shipment.version })
  expect((await page(id)).open).toEqual([{ line: 0, quantity: 1 }])
  expect((await ravi.post(`/api/admin/orders/${id}/shipments`, {})).json().shipment.packedBy).toBe('Ravi')
})

test('staff cannot pack more than was ordered', async () => {
  const { id } = await paidOrder(shop, { quantity: 2 })
  for (const lines of [
    [{ line: 0, quantity: 3 }],
    [{ line: 7, quantity: 1 }],
    [
      { line: 0, quantity: 1 },
      { line: 0, quantity: 1 },
    ],
  ])
    expect(
      (await asha.post(`/api/admin/orders/${id}/shipments`, { lines })).statusCode,
    ).toBeGreaterThanOrEqual(400)
  expect((await page(id)).shipments).toEqual([])
})

test('an address is corrected, and the audit log shows the change without the full phone number', async () => {
  const { id, orderId, customer } = await paidOrder(shop)
  const change = { version: 1, address: corrected }
  const answer = await asha.call('PUT', `/api/admin/orders/${id}/address`, change)
  expect(answer.json()).toMatchObject({ address: corrected, addressVersion: 2 })
  expect((await listAuditEntries(shop, id)).at(-1)).toEqual({
    name: 'Asha',
    what: 'address-changed',
    before: { addressLine1: '12 Spice Lane', phone: '…3210' },
    after: { addressLine1: '21 Spice Lane', phone: '…8888' },
  })
  expect((await customer.get(`/api/orders/${orderId}`)).json().shippingAddress).toEqual(corrected)
})

test("the second of two people who correct an address sees the first one's change", async () => {
  const { id } = await paidOrder(shop)
  const change = { version: 1, address: corrected }
  await asha.call('PUT', `/api/admin/orders/${id}/address`, change)
  const second = await ravi.call('PUT', `/api/admin/orders/${id}/address`, {
    ...change,
    address: { ...corrected, city: 'Mysore' },
  })
  expect(second.json()).toMatchObject({ code: 'CHANGED_MEANWHILE', message: expect.stringMatching(/^Asha /) })
  expect((await page(id)).address.city).toBe('Bangalore')
})

test('a note shows who wrote it and when', async () => {
  const { id } = await paidOrder(shop)
  const answer = await asha.post(`/api/admin/orders/${id}/notes`, { text: 'Ring twice.\nಧನ್ಯವಾದ' })
  expect(answer.json().notes).toEqual([{ at: expect.any(String), by: 'Asha', text: 'Ring twice.\nಧನ್ಯವಾದ' }])
  expect((await asha.post(`/api/admin/orders/${id}/notes`, { text: ' ' })).statusCode).toBe(400)
})

test('an accountant reads orders but changes none, and an editor reads none', async () => {
  const { id } = await paidOrder(shop)
  const accountant = await shop.staff('accountant')
  expect((await accountant.get(`/api/admin/orders/${id}`)).statusCode).toBe(200)
  expect(
    (await accountant.post(`/api/admin/orders/${id}/ship`, { courier: 'dtdc', awb: 'X-1000' })).statusCode,
  ).toBe(403)
  expect((await (await shop.staff('editor')).get(`/api/admin/orders/${id}`)).statusCode).toBe(403)
})

test('the owner corrects a courier’s tracking address, and a packer cannot', async () => {
  const couriers = (await asha.get('/api/admin/couriers')).json()
  expect(couriers.map(({ name }: { name: string }) => name)).toEqual([
    ...['India Post', 'Delhivery', 'DTDC', 'Blue Dart', 'Shiprocket', 'Other courier'],
  ])
  const [first] = couriers
  const change = { ...first, trackingAddress: 'https://post.example/{awb}' }
  const put = (who: TestStaff, body: object) => who.call('PUT', `/api/admin/couriers/${first.id}`, body)
  expect((await put(asha, change)).statusCode).toBe(403)
  expect((await put(ravi, change)).json()).toMatchObject({
    trackingAddress: change.trackingAddress,
    version: 2,
  })
  expect((await put(ravi, change)).json().code).toBe('CHANGED_MEANWHILE')
  expect((await put(ravi, { ...change, trackingAddress: 'javascript:alert(1)' })).statusCode).toBe(400)
  const added = await ravi.post('/api/admin/couriers', {
    name: 'Own boy',
    trackingAddress: '',
    isOffered: true,
  })
  expect(added.statusCode).toBe(201)
})
