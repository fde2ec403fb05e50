import type { PickList } from 'shared-contracts/fulfilment/admin/pick-list-schema'
import type { WorkToPack } from 'shared-contracts/fulfilment/admin/to-pack-schema'
import type { AdminOrder, OrderCards } from 'shared-contracts/orders/admin/orders-schema'
import { type AdminSteps, adminSteps, paidOrder } from '../../testing/admin-steps'
import { shopperSteps } from '../../testing/shopper-steps'
import { startTestShop, type TestShop } from '../../testing/test-shop'

let shop: TestShop
let steps: ReturnType<typeof shopperSteps>
let owner: AdminSteps

beforeAll(async () => {
  shop = await startTestShop()
  steps = shopperSteps(shop, await shop.customer('asha'))
  owner = await adminSteps(shop, 'owner', 'Meera')
})
afterAll(() => shop.close())

const oneLine = { kind: 'line', line: 0, quantity: 1 } as const
const piece = { line: 0, quantity: 1 }
const fetchOrder = async (id: string) => (await owner.get(`/api/admin/orders/${id}`)).json<AdminOrder>()

async function isToPack(id: string): Promise<boolean[]> {
  const search = { shipments: 'to-pack', money: 'any' }
  const cards = (await owner.post('/api/admin/orders/search', search)).json<OrderCards>().orders
  const picks = (await owner.post('/api/admin/pick-list', {})).json<PickList>().orders
  const kept = (await owner.get('/api/admin/to-pack')).json<WorkToPack>().orders
  return [cards, picks, kept].map((list) => list.some((one) => one.id === id))
}

test('items refunded before they ship are no longer packed, and the order says so', async () => {
  const { id } = await paidOrder(shop, steps)
  expect(await isToPack(id)).toEqual([true, true, true])
  expect((await owner.requestRefund(id, oneLine)).statusCode).toBe(200)
  expect(await fetchOrder(id)).toMatchObject({ word: 'Cancelled', money: 'Paid', open: [], notSent: [piece] })
  expect(await isToPack(id)).toEqual([false, false, false])
  const begun = await owner.post(`/api/admin/orders/${id}/shipments`, { lines: [piece] })
  expect(begun.json()).toMatchObject({
    code: 'WRONG_STATE',
    message: expect.stringContaining('was refunded'),
  })
})

test('a packed shipment with refunded items is unpacked and not sent', async () => {
  const { id } = await paidOrder(shop, steps)
  const { shipment } = (await owner.post(`/api/admin/orders/${id}/shipments`, {})).json()
  await owner.requestRefund(id, oneLine)
  const handover = { version: shipment.version, courier: 'dtdc', awb: `D-${id}` }
  const refused = [
    await owner.post(`/api/admin/shipments/${shipment.id}/pack`, { version: shipment.version }),
    await owner.post(`/api/admin/shipments/${shipment.id}/ship`, handover),
  ]
  expect(refused.map((answer) => answer.json().code)).toEqual(['WRONG_STATE', 'WRONG_STATE'])
  const back = await owner.post(`/api/admin/shipments/${shipment.id}/cancel`, { version: shipment.version })
  expect(back.statusCode).toBe(200)
  expect(await fetchOrder(id)).toMatchObject({ open: [], notSent: [piece] })
})

test('a cancelled order is not packed while its refund is pending', async () => {
  const { id } = await paidOrder(shop, steps)
  expect((await owner.cancel(id)).statusCode).toBe(200)
  expect(await fetchOrder(id)).toMatchObject({ money: 'Paid', word: 'Cancelled', open: [] })
  expect(await isToPack(id)).toEqual([false, false, false])
})

test('refunding items that the customer has does not change what is sent', async () => {
  const { id } = await paidOrder(shop, steps)
  await owner.post(`/api/admin/orders/${id}/ship`, { courier: 'dtdc', awb: `D-${id}` })
  await owner.requestRefund(id, oneLine)
  const order = await fetchOrder(id)
  expect(order).toMatchObject({ word: 'Shipped', open: [] })
  expect(order.notSent).toBeUndefined()
})
